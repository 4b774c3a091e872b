// Marks the menu entry of the section that is open.
for (const link of document.querySelectorAll('header nav a')) {
  if (link.href !== `${location.origin}/` && location.href.startsWith(link.href))
    link.setAttribute('aria-current', 'true');
}

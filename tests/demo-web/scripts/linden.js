// Linden: the cover picture comes in softly.
for (const cover of document.querySelectorAll('.linden-cover')) {
  cover.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 400 });
}

// Season pages without loading a document: take the text of the next season, then pushState.
const show = async (address) => {
  const reply = await fetch(address);
  const next = new DOMParser().parseFromString(await reply.text(), 'text/html');
  document.title = next.title;
  document.querySelector('main').replaceWith(next.querySelector('main'));
  mark();
};

const mark = () => {
  for (const link of document.querySelectorAll('.seasons a'))
    link.toggleAttribute('aria-current', link.pathname === location.pathname);
};

document.querySelector('.seasons').addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  history.pushState({}, '', link.href);
  show(link.href);
});
addEventListener('popstate', () => show(location.href));
mark();

// The menu folds away on small screens.
const menu = document.getElementById('menu');
document.querySelector('header button').addEventListener('click', () => {
  menu.classList.toggle('open');
});

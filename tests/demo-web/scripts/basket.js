// Adds a basket button to everything that has a price.
const price = [...document.querySelectorAll('dt')].find((term) => term.textContent === 'Price');
if (price) {
  const button = document.createElement('button');
  button.textContent = 'Put in basket';
  button.addEventListener('click', () => {
    button.textContent = 'In your basket';
    button.disabled = true;
  });
  price.parentElement.after(button);
}

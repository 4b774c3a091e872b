// The little flame beside each heading.
const flame = document.querySelector('.flame');
if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
  setInterval(() => flame.classList.toggle('low'), 900);

// Sheets can be printed from the keyboard, as wardens in gloves asked.
addEventListener('keydown', (event) => {
  if (event.key === 'p' && event.target === document.body) print();
});

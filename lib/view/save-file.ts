/** Offers a text to the person as a file, without any permission: a link with a blob behind it. */
export function saveFile(document: Document, name: string, text: string): void {
  saveBlob(document, name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

export function saveBlob(document: Document, name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after this turn; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Offers a file to the person, without any permission: a link with a blob behind it. */
export function saveFile(document: Document, name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after this turn; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file's text in pieces, as it is read from the disk. */
export async function* textOf(
  file: Blob,
  tell: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = file.stream().getReader();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.length;
      yield decoder.decode(value, { stream: true });
      tell(read);
    }
    yield decoder.decode();
  } finally {
    await reader.cancel();
  }
}

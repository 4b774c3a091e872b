/** A drawing that needs no other file, as a PNG of `scale` times its size. */
export async function pngOf(text: string, scale: number): Promise<Blob> {
  const image = new Image();
  // A data URL: the pages' policy allows pictures from nowhere else.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.')))),
  );
}

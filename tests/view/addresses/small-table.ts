import { type AddressTable, addressTable } from '../../../lib/view/addresses/address-table.ts';

export const noBreath = async (): Promise<void> => {};

/** A table of `[address, side and opened flags, likelihood]`. */
export const tableOf = (
  rows: readonly (readonly [url: string, flags: number, likelihood: number])[],
): Promise<AddressTable> =>
  addressTable(
    rows.map(([text, flags, likelihood]) => ({
      text,
      flags: Uint8Array.of(flags),
      likelihoods: Uint8Array.of(Math.round(255 * likelihood)),
    })),
    noBreath,
  );

export const MUSEUM = [
  ['http://www.museum.example/rooms/whales', 3, 0.99],
  ['http://www.museum.example/rooms/', 1, 0.9],
  ['http://www.museum.example/', 3, 1],
  ['http://www.museum.example/rooms/north/b?x=1/2', 1, 0.7],
  ['http://www.museum.example/rooms-old/a', 0, 0.3],
  ['http://shop.example:8080/Cups', 0, 0.02],
  ['http://shop.example/', 2, 0.1],
] as const;

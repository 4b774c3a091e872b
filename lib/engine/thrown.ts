/** What goes wrong in the companion is told to the background by its root, in words it knows. */
import { type TransferHandler, transferHandlers } from 'comlink';
import { rootCause } from '../model/root-cause.ts';

type Thrown = TransferHandler<{ value: unknown }, unknown>;

/** Comlink passes on the name and the message of an error, but nothing of what it wraps. */
export function throwRootCauses(): void {
  const usual = transferHandlers.get('throw') as Thrown;
  const handler: Thrown = {
    ...usual,
    serialize: (thrown) => usual.serialize({ ...thrown, value: rootCause(thrown.value) }),
  };
  transferHandlers.set('throw', handler);
}

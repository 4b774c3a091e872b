/**
 * Every property is tried on the same cases each time, unless it names a seed of its own. A failure
 * prints its seed and path, by which it is told again.
 */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_101 });

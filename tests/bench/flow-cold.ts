/**
 * Build and cut once in a process that has never done so: `flow-cold.ts <size> <sink capacity>`.
 */
import { minimumCut } from '../../lab/graph/flow/min-cut.ts';
import { networkOf } from '../../lib/graph/flow/network.ts';
import { arcsOf, processorTime, type Size, sceneOf } from './flow-scenes.ts';

const [size, sink] = process.argv.slice(2);
const list = arcsOf(sceneOf(size as Size), Number(sink));
const [start, cpu] = [performance.now(), processorTime()];
minimumCut(networkOf(list));
console.log(JSON.stringify({ both: performance.now() - start, cpu: processorTime() - cpu }));

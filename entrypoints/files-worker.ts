import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { serveJob } from '../lib/view/files/serve-job.ts';

export default defineUnlistedScript(() => {
  serveJob(self as unknown as DedicatedWorker);
});

type DedicatedWorker = Parameters<typeof serveJob>[0];

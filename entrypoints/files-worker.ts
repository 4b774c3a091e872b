import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { serveJob, type WorkerScope } from '../lib/files/serve-job.ts';

export default defineUnlistedScript(() => {
  serveJob(self as unknown as WorkerScope);
});

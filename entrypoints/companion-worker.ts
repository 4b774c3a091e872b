import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { Companion, serve } from '../lib/engine/companion.ts';

export default defineUnlistedScript(() => {
  serve(new Companion(), self);
});

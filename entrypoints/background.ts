import { defineBackground } from 'wxt/utils/define-background';
import { BackgroundParts } from '../lib/background/background-parts.ts';
import { listen } from '../lib/background/listen.ts';
import { takeOrder } from '../lib/background/take-order.ts';
import { openDesk } from '../lib/files/desk.ts';
import { deskLine } from '../lib/files/desk-messages.ts';
import { mapChance } from '../lib/view/map-chance.ts';
import { carryOrders } from '../lib/view/order.ts';

export default defineBackground(() => {
  const parts = new BackgroundParts();
  listen(parts);
  // Where the background is a page, as in Firefox, the desk is here.
  if (import.meta.env.FIREFOX) {
    carryOrders((command) => takeOrder(parts, command));
    const around = { db: parts.db, document, now: Date.now, random: mapChance };
    parts.desk = openDesk(deskLine(), { ...around, speak: async () => {} });
  }
});

import { defineBackground } from 'wxt/utils/define-background';
import { House } from '../lib/background/house.ts';
import { listen } from '../lib/background/listen.ts';
import { takeOrder } from '../lib/background/take-order.ts';
import { openDesk } from '../lib/files/desk.ts';
import { deskLine } from '../lib/files/desk-messages.ts';
import { mapChance } from '../lib/view/map-chance.ts';
import { carryOrders } from '../lib/view/order.ts';

export default defineBackground(() => {
  const house = new House();
  listen(house);
  // Where the background is a page, as in Firefox, the desk is here.
  if (import.meta.env.FIREFOX) {
    carryOrders((command) => takeOrder(house, command));
    const around = { db: house.db, document, now: Date.now, random: mapChance };
    house.desk = openDesk(deskLine(), { ...around, speak: async () => {} });
  }
});

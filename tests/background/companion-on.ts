import type { Helper } from '../../lib/background/answer.ts';
import { checkedLabel } from '../../lib/boundary/checked-label.ts';
import { Answers } from '../../lib/engine/answers.ts';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { verifyKnown } from '../../lib/engine/verify.ts';
import type { Database } from '../../lib/store/database.ts';

/** The companion's own parts on a database, without a worker around them. */
export function companionOn(db: Database): Helper {
  const work = new CatchUp(db, () => crypto.randomUUID());
  const answers = new Answers(db, work);
  const catchUp = async () => {
    while ((await work.step()) > 0);
  };
  return {
    catchUp,
    verify: async () => {
      await catchUp();
      return verifyKnown(db, await work.known());
    },
    look: (page) => answers.look(page),
    explain: (page, typed) => answers.explain(page, typed),
    explainMany: (page, addresses) => answers.explainMany(page, addresses),
    scope: (page) => answers.scope(page),
    check: async (typed) => typed.map(checkedLabel),
    preview: (page, give, withdraw) => answers.preview(page, give, withdraw),
    history: (page) => answers.history(page),
  };
}

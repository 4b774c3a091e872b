import { useState } from 'preact/hooks';
import { CommandLine } from '../../../../components/command-line.tsx';
import type { KnownSite } from '../../../model/known-site.ts';
import { say } from '../../../say.ts';
import { OPERATORS } from '../../../semantics/console-operators.ts';
import { exampleWith, operatorWords } from '../../../view/console-sentences.ts';
import { ConsoleOutcome } from './outcome.tsx';
import { useCommand } from './use-command.ts';
import { useExampleWords } from './use-example-words.ts';
import { useOffers } from './use-offers.ts';

/** A line for whoever wants to ask exactly: every operator over the links of all pages. */
export function ConsolePage({ sites }: { sites: KnownSite[] }) {
  const [text, setText] = useState('');
  const command = useCommand();
  const offers = useOffers();
  const pages = [...sites].sort((a, b) => b.opened - a.opened).map(({ page }) => page);
  const words = useExampleWords(pages[0] ?? null);
  const run = (asked: string) => {
    setText(asked);
    offers.close();
    command.run(asked);
  };
  return (
    <div class="console">
      <h1>{say('consoleTitle')}</h1>
      <p class="faint">{say('consoleExplain')}</p>
      <CommandLine
        text={text}
        busy={command.state.at === 'running'}
        offers={offers.list.map(({ text: offered, operator }) => ({
          text: offered,
          says: operator === null ? '' : operatorWords(operator),
        }))}
        onType={(typed, cursor) => {
          setText(typed);
          offers.ask(typed, cursor);
        }}
        onTake={(offer) => {
          const next = offers.taken(text, offer.text);
          setText(next);
          offers.close();
        }}
        onClose={offers.close}
        onRun={() => run(text)}
        onHistory={(step) => setText(command.earlier(step) ?? text)}
      />
      <ConsoleOutcome state={command.state} />
      <section class="console-asks" aria-labelledby="console-operators">
        <h2 id="console-operators">{say('consoleOperators')}</h2>
        <ul class="console-asks">
          {OPERATORS.map(({ name, example }) => {
            const filled = exampleWith(example, pages, words);
            return (
              <li key={name}>
                <strong>
                  <code>{name}</code>
                </strong>
                <span>{operatorWords(name)}</span>
                <button type="button" class="small" onClick={() => run(filled)}>
                  <code dir="ltr">{filled}</code>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

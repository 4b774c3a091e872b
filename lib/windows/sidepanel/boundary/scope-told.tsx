import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { leaveRareOut } from '../../../files/save-export.ts';
import type { Scope } from '../../../model/scope.ts';
import { say, sayCount, sayError } from '../../../say.ts';
import { exclusionSentence, fitSentence, ruleSentence } from '../../../view/scope-sentences.ts';
import { askScope } from '../../../view/site-questions.ts';
import type { TabProps } from '../tabs.ts';

/** The boundary in a few rules, and what an archive may leave out. Asked for when first opened. */
export function ScopeTold({ db, page, site, onTab }: TabProps) {
  const [isWanted, setWanted] = useState(false);
  const [scope, setScope] = useState<Scope | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let late = false;
    askScope(page).then(
      (found) => {
        if (late) return;
        setScope(found);
        setFailed(null);
      },
      (error) => late || setFailed(sayError(error)),
    );
    return () => {
      late = true;
    };
  }, [page, site, isWanted]);
  const shown = (part: (scope: Scope) => ComponentChildren) =>
    failed !== null ? (
      <p role="alert" class="note failed small">
        {say('didNotWork', failed)}
      </p>
    ) : scope === null ? (
      <p class="faint small">{say('working')}</p>
    ) : (
      part(scope)
    );
  const open = () => setWanted(true);
  const leaveOut = () =>
    void leaveRareOut(db).then(
      () => onTab('export'),
      (error) => setFailed(sayError(error)),
    );
  return (
    <>
      <details class="fold-section" onToggle={open}>
        <summary>{say('scopeTitle')}</summary>
        {shown((found) => (
          <Rules scope={found} />
        ))}
      </details>
      <details class="fold-section" onToggle={open}>
        <summary>{say('exclusionsTitle')}</summary>
        {shown((found) => (
          <Exclusions exclusions={found.exclusions} onLeaveOut={leaveOut} />
        ))}
      </details>
    </>
  );
}

function Rules({ scope }: { scope: Scope }) {
  if (scope.rules.length === 0) return <p class="faint small">{say('scopeNone')}</p>;
  return (
    <>
      <ul class="rules small">
        {scope.rules.map((rule) => (
          <li key={`${rule.side} ${rule.target}`} class={rule.side}>
            <bdi>{ruleSentence(rule)}</bdi>
            <span class="faint">{sayCount('gridCount', rule.covers)}</span>
          </li>
        ))}
      </ul>
      <p class="faint small">{fitSentence(scope)}</p>
    </>
  );
}

interface ExclusionsProps extends Pick<Scope, 'exclusions'> {
  onLeaveOut(): void;
}

function Exclusions({ exclusions, onLeaveOut }: ExclusionsProps) {
  if (exclusions.length === 0) return <p class="faint small">{say('exclusionsNone')}</p>;
  return (
    <>
      <ul class="rules small">
        {exclusions.map((exclusion) => (
          <li key={exclusion.pattern}>
            <span>
              {exclusionSentence(exclusion)}
              {exclusion.examples.map((example) => (
                <code key={example} title={example}>
                  {example}
                </code>
              ))}
            </span>
            <span class="faint">{sayCount('gridCount', exclusion.count)}</span>
          </li>
        ))}
      </ul>
      <p class="faint small">{say('exclusionsAbout')}</p>
      <div class="row">
        <button type="button" onClick={onLeaveOut}>
          {say('exclusionsLeaveOut')}
        </button>
      </div>
    </>
  );
}

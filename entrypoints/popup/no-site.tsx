import type { Overview } from '../../lib/store/overview.ts';

interface Props {
  /** The question is out and nothing has come back yet. */
  looking: boolean;
  error: string | null;
  overview: Overview;
  onAgain(): void;
}

/** What is said in the place of a boundary: being looked for, failed, or not known and why. */
export function NoSite({ looking, error, overview: { pages, waiting, host }, onAgain }: Props) {
  if (error !== null) {
    return (
      <div role="alert" class="note failed">
        <p>Ambit could not find the boundary of this site: {error}</p>
        <button type="button" onClick={onAgain}>
          Try again
        </button>
      </div>
    );
  }
  if (looking) return <p class="faint">Looking for the boundary of this site…</p>;
  if (pages === 0) {
    return <p class="faint">Nothing is recorded yet. Open a few pages and look again.</p>;
  }
  if (waiting > 0 || host === null) return null;
  return (
    <p class="faint">
      The boundary of a site is shown on its recorded pages. On this host {host.pages} of{' '}
      {host.known} known addresses {host.pages === 1 ? 'was' : 'were'} opened.
    </p>
  );
}

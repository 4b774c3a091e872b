/** What the last piece of work said; failures interrupt a screen reader, successes wait. */
export function TaskNote({ said }: { said: { ok: boolean; text: string } | null }) {
  if (said === null) return null;
  return (
    <p role={said.ok ? 'status' : 'alert'} class={`note ${said.ok ? 'plain' : 'failed'}`}>
      {said.text}
    </p>
  );
}

import { Button, Notice } from '#app/ui/index.ts';

/** Above a form that holds what was typed before a reload or a login. */
export const TypedEarlier = ({ onDiscard }: { onDiscard(): void }) => (
  <Notice
    title="Not saved yet"
    actions={
      <Button type="button" size="small" onClick={onDiscard}>
        Discard
      </Button>
    }
  >
    What you typed earlier is here again.
  </Notice>
);

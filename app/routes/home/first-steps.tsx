const steps = [
  {
    title: 'Say what is true',
    text: 'Name, place, what you offer, hours, prices, telephone. Facts you leave out are marked “add yours”, never invented.',
  },
  {
    title: 'Change it by talking',
    text: '“Make it warmer”, “add our opening hours”, “move the menu up”. Or use plain forms. Every change can be undone.',
  },
  {
    title: 'Publish',
    text: 'Your website goes live at its own address, light and fast. Nothing is public before you say so.',
  },
];

/** What a person without websites finds below the form. */
export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps" className="mx-auto grid w-full max-w-3xl gap-4 border-t pt-8">
      <h2 id="first-steps" className="text-base">
        You have no websites yet. This is how the first one goes:
      </h2>
      <ol className="grid gap-6 sm:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <p className="font-medium">
              <span className="mr-2 text-muted tabular-nums">{index + 1}</span>
              {title}
            </p>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

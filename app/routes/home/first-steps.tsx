import { NumberedSteps } from '#app/ui/index.ts';

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
export const FirstSteps = () => (
  <NumberedSteps
    id="first-steps"
    title="You have no websites yet. This is how the first one goes:"
    steps={steps}
    className="mx-auto w-full max-w-3xl"
  />
);

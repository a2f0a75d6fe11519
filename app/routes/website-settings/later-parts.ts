// What the first screen does without: one file of code, fetched together.
export { PictureLibrary } from '#app/pictures/library.tsx';
export { SectionForm } from '#app/forms/section-form.tsx';

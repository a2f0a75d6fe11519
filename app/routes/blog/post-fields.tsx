import type { PostValues } from '#app/blog/post-values.ts';
import { MarkdownField } from '#app/forms/markdown-field.tsx';
import { SectionFormImage } from '#app/forms/section-form-image.tsx';
import { LibraryButton } from '#app/forms/section-form-library.tsx';
import { hasErrorsIn } from '#app/forms/section-form-values.ts';
import { Field, Fold, Input, Textarea, useIsHydrated } from '#app/ui/index.ts';
import type { FormField } from '#site/sections/form-fields.ts';
import type { PostScreenProps } from './post-screen-props.ts';

type PostFieldsProps = Pick<PostScreenProps, 'website' | 'tags'> & {
  values: PostValues;
  /** Of the fields for the cover: a new one fills them again. */
  coverKey: string;
  errors: Record<string, string[]>;
};

const COVER: FormField = {
  name: 'cover',
  label: 'Picture',
  control: 'image',
  required: false,
  initial: { source: 'none' },
  help: 'Above the post, in lists, and beside links to it.',
  options: { none: 'No picture', asset: 'My own picture', illustration: 'Drawn picture' },
};

/** Title and text first, then all that stands around them. */
export function PostFields({ website, tags, values, coverKey, errors }: PostFieldsProps) {
  const isLive = useIsHydrated();
  const isWrong = (...names: string[]) => names.some((name) => hasErrorsIn(errors, name));
  return (
    <>
      <Field id="field-title" label="Title" errors={errors.title}>
        <Input name="title" defaultValue={values.title} autoComplete="off" className="min-h-11 text-lg font-semibold" />
      </Field>
      <MarkdownField
        id="field-body"
        name="body"
        label="Text"
        value={values.body}
        website={website.id}
        libraryHref="?panel=pictures"
        errors={errors.body}
      />
      {!isLive && <LibraryButton field="body" about="Text" />}
      <Fold title="Excerpt, tags, author and address" isOpen={isWrong('excerpt', 'tags', 'author', 'slug')}>
        <div className="grid gap-4 p-4">
          <Field
            id="field-excerpt"
            label="Excerpt"
            optional
            help="Shown in lists and feeds. Left empty: the text begins there."
            errors={errors.excerpt}
          >
            <Textarea name="excerpt" defaultValue={values.excerpt} rows={3} />
          </Field>
          <Field id="field-tags" label="Tags" optional help="Separated by commas." errors={errors.tags}>
            <Input name="tags" defaultValue={values.tags} autoComplete="off" list="known-tags" />
          </Field>
          <datalist id="known-tags">
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Field id="field-author" label="Author" optional errors={errors.author}>
            <Input name="author" defaultValue={values.author} autoComplete="off" />
          </Field>
          <Field
            id="field-slug"
            label="Address"
            optional
            help="The last part of it. Left empty: made from the title. When it changes, the old one leads on."
            errors={errors.slug}
          >
            <Input
              name="slug"
              defaultValue={values.slug}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder="our-new-oven"
            />
          </Field>
        </div>
      </Fold>
      <Fold title="Cover" isOpen={isWrong('cover')}>
        <div className="grid gap-4 p-4">
          <SectionFormImage key={coverKey} field={COVER} name="cover" value={values.cover} errors={errors} />
        </div>
      </Fold>
      <Fold title="Search engines" isOpen={isWrong('seoTitle', 'seoDescription')}>
        <div className="grid gap-4 p-4">
          <Field
            id="field-seoTitle"
            label="Title"
            optional
            help="Left empty: the post’s title."
            errors={errors.seoTitle}
          >
            <Input name="seoTitle" defaultValue={values.seoTitle} autoComplete="off" />
          </Field>
          <Field
            id="field-seoDescription"
            label="Description"
            optional
            help="Left empty: the excerpt."
            errors={errors.seoDescription}
          >
            <Textarea name="seoDescription" defaultValue={values.seoDescription} rows={3} />
          </Field>
        </div>
      </Fold>
    </>
  );
}

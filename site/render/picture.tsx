import { drawMotif, initialsOf, isLettered, ratios } from '../illustration/index.ts';
import type { Ratio } from '../illustration/index.ts';
import { assetKey } from '../model/asset-key.ts';
import { croppedSize } from '../model/crop.ts';
import type { Image } from '../model/fields.ts';
import { getTemplate } from '../templates/index.ts';
import { drawingFile } from './drawing-file.ts';
import type { PicturePlace } from './editable-texts.ts';
import { assetOnPage } from './asset-source.ts';
import { fileHref } from './links.ts';
import type { PageSetting } from './page-setting.ts';
import { publishedText } from '../origins/marks.ts';
import { pictureSizes } from '../sections/parts/picture-sizes.ts';

type Props = {
  image: Image;
  ratio: Ratio;
  eager?: boolean;
  sizes?: string;
  setting: PageSetting;
  /** For an editor's preview: the field that it is from. */
  place: PicturePlace | null;
};
type Drawn = Extract<Image, { motif: string }>;

const Uploaded = ({
  image,
  eager,
  sizes = pictureSizes.half,
  setting,
}: {
  image: Extract<Image, { source: 'asset' }>;
  eager: boolean;
  sizes: string | undefined;
  setting: PageSetting;
}) => {
  const source = assetOnPage(assetKey(image), setting);
  if (!source) return null;
  const { width, height } = croppedSize(image, image.crop);
  const img = (
    <img
      src={source.src}
      srcSet={source.srcset}
      sizes={source.srcset ? sizes : undefined}
      alt={publishedText(image.alt)}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      style={image.focus ? { objectPosition: image.focus } : undefined}
      {...(eager ? { fetchpriority: 'high' } : {})}
    />
  );
  if (!source.formats?.length) return img;
  return (
    <picture>
      {source.formats.map((format) => (
        <source key={format.type} type={format.type} srcSet={format.srcset} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
};

function Drawing({
  image,
  ratio,
  eager,
  name,
  setting,
}: {
  image: Drawn;
  ratio: Ratio;
  eager: boolean;
  name: string;
  setting: PageSetting;
}) {
  const { width, height } = ratios[ratio];
  const { options, document, path } = setting;
  const { hand } = getTemplate(document.template);
  const letters = initialsOf(document.brand.name);
  if (options.onDrawing && !eager && !isLettered(image.motif)) {
    const file = drawingFile(image, ratio, hand, document.theme);
    options.onDrawing(file);
    return (
      <img
        src={fileHref(`/${file.path}`, path, options)}
        alt={name}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: drawMotif({ motif: image.motif, seed: image.seed, ratio, hand, letters }) }}
    />
  );
}

/**
 * A picture in its frame: `span.picture.picture--{ratio}`, valid wherever text is. A drawing counts as decoration unless it
 * has an alternative text. Drafts say below a drawn stand-in which photo its owner should bring.
 */
export function Picture({ image, ratio, eager = false, sizes, setting, place }: Props) {
  const { options, words } = setting;
  const marks = place ? { 'data-picture': `${place.part} ${place.field}`, 'data-label': place.label } : {};
  if (image.source === 'none') return null;
  if (image.source === 'asset') {
    return options.asset(assetKey(image)) ? (
      <span className={`picture picture--${ratio}`} {...marks}>
        <Uploaded image={image} eager={eager} sizes={sizes} setting={setting} />
      </span>
    ) : null;
  }
  const name = image.source === 'illustration' ? publishedText(image.alt) : '';
  return (
    <span className={`picture picture--${ratio} picture--drawn`} {...marks}>
      <Drawing image={image} ratio={ratio} eager={eager} name={name} setting={setting} />
      {options.draft && image.source === 'placeholder' && image.wants && (
        <span className="picture__wants">{words.bringPhoto.replace('{what}', image.wants)}</span>
      )}
    </span>
  );
}

/** The moods that palettes, type pairs and templates know, as people ask for them. */
const TONES: [string, RegExp][] = [
  [
    'elegant',
    /\b(?:elegant|refined|sophisticated|luxur(?:y|ious)|upscale|high[- ]end|premium|classy|fine dining|edel|vornehm|élégant|elegante|exclusive)\b/iu,
  ],
  ['bold', /\b(?:bold|strong|loud|striking|edgy|punchy|confident|powerful|kräftig|mutig|audacieux|atrevido)\b/iu],
  [
    'playful',
    /\b(?:playful|fun|colou?rful|cheerful|quirky|kids|children['’]s|verspielt|bunt(?:e[rsnm]?)?|ludique|divertido|lively|vibrant)\b/iu,
  ],
  [
    'warm',
    /\b(?:warm|cosy|cozy|homely|friendly|welcoming|rustic|family|gemütlich(?:e[rsnm]?)?|freundlich(?:e[rsnm]?)?|chaleureu(?:x|se)|cálido|acogedor|homemade|traditional)\b/iu,
  ],
  [
    'calm',
    /\b(?:calm|quiet|peaceful|relax(?:ed|ing)|serene|gentle|soothing|ruhig(?:e[rsnm]?)?|calme|tranquil[oa]?)\b/iu,
  ],
  [
    'modern',
    /\b(?:modern|contemporary|sleek|fresh|tech|minimal(?:ist|istic)?|clean|schlicht(?:e[rsnm]?)?|minimaliste|minimalista|moderne|moderno|simple)\b/iu,
  ],
  ['serious', /\b(?:serious|professional|trustworthy|formal|corporate|reliable|seriös|sérieux|serio|profesional)\b/iu],
  ['natural', /\b(?:natural|organic|earthy|eco|sustainable|bio\b|naturnah|nature|outdoors?)\b/iu],
  ['romantic', /\b(?:romantic|feminine|soft|delicate|dreamy|romantisch|romantique|romántic[oa])\b/iu],
  [
    'dark',
    /\b(?:dark|moody|dunkel|sombre|oscuro)\b(?! (?:green|blue|red|brown|grey|gray|chocolate|roast|beer|bread|rye|wood|slate|orange|cyan|olive|sea|khaki|salmon))/iu,
  ],
];

export type Tone = string[];

/** The moods that a brief asks for or speaks in, the first one named first. */
export const readTone = (text: string): Tone => TONES.flatMap(([tone, pattern]) => (pattern.test(text) ? [tone] : []));

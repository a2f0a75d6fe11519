import { deflateSync } from 'node:zlib';

/** A landscape of its own for each id, as PNG: a sky, a sun, hills. Three by two unless a height is given. */
export function drawPicture(id: number, width: number, height = Math.round((width * 2) / 3)): Buffer {
  const hue = id % 360;
  const [sky, hill, sun] = [colour(hue, 0.75), colour((hue + 140) % 360, 0.4), colour((hue + 40) % 360, 0.9)];
  const [sunX, sunY, radius] = [width * (0.25 + (id % 50) / 100), height * 0.35, width * 0.08];
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1) {
    const light = 0.7 + (0.3 * y) / height;
    for (let x = 0; x < width; x += 1) {
      const ridge = height * (0.62 + 0.12 * Math.sin((x / width) * 6 + (id % 7)));
      const isSun = (x - sunX) ** 2 + (y - sunY) ** 2 < radius ** 2;
      const [red, green, blue] = y > ridge ? hill : isSun ? sun : sky;
      rows.set([red * light, green * light, blue * light], y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

function colour(hue: number, lightness: number): [number, number, number] {
  const at = (shift: number) => {
    const k = (shift + hue / 30) % 12;
    return 255 * (lightness - 0.45 * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [at(0), at(8), at(4)];
}

/** CRC-32, as PNG has it. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

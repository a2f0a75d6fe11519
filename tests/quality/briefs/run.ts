import { builtInDesigner } from '#designer/index.ts';
import { ownBriefs } from './own-briefs.ts';
import { scoreBriefs } from './score.ts';

/** Prints the table of the project's own briefs. */
const results = await scoreBriefs(builtInDesigner, ownBriefs);
for (const { id, passed, asked, problems } of results)
  console.info(
    `${passed === asked ? '✓' : '✗'} ${id} ${passed}/${asked}${problems.length ? `: ${problems.join('; ')}` : ''}`,
  );
const whole = results.filter(({ passed, asked }) => passed === asked).length;
const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
console.info(
  `${whole} of ${results.length} briefs whole; median ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms, rendered`,
);

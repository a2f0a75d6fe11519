import { dayInWords } from './calendar-date.ts';

/** A day in words; `moment` is the instant behind it, for machines. Nothing for what is no day. */
export function PostDate({
  day,
  moment = day,
  language,
  className,
}: {
  day: string;
  moment?: string;
  language: string;
  className?: string;
}) {
  const words = dayInWords(day, language);
  return words ? (
    <time className={className} dateTime={moment}>
      {words}
    </time>
  ) : null;
}

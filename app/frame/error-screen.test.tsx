import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorScreen, errorTitle } from './error-screen.tsx';
import { RenderFallback } from './render-fallback.tsx';

const draw = (error: unknown): string => renderToStaticMarkup(<ErrorScreen error={error} />);

/** What a screen gets when a loader threw an answer. */
const answer = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data });

describe('the fatal error page', () => {
  it('has the texts of the specification', () => {
    const page = draw(new Error('secret detail'));
    for (const text of [
      'Something went wrong',
      'We&#x27;ve been notified and we&#x27;ll look into it',
      'Please refresh the page',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('secret detail');
  });
});

describe('a page that did not come', () => {
  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'is no fault of ours: %s',
    (message) => {
      const error = new TypeError(message);
      expect(draw(error)).toContain('There is no connection right now.');
      expect(errorTitle(error)).toBe('This page did not come');
    },
  );

  it('is not what is wrong in a screen', () => {
    expect(draw(new TypeError('x is undefined'))).toContain('Something went wrong');
  });
});

describe('a page for an answer', () => {
  it.each([
    [403, 'You cannot open this page'],
    [404, 'Page not found'],
    [409, 'Someone else changed this'],
    [429, 'Too many attempts in a short time'],
  ])('for %i says "%s"', (status, title) => {
    const error = answer(status);
    expect(draw(error)).toContain(title);
    expect(errorTitle(error)).toBe(title);
  });

  it('prefers the words of the API', () => {
    expect(draw(answer(429, { code: 'RATE_LIMITED', message: 'Ten websites an hour are the limit.' }))).toContain(
      'Ten websites an hour are the limit.',
    );
  });
});

describe('the render fallback', () => {
  it('says that the page cannot be shown', () => {
    const fallback = new RenderFallback({ place: 'a', children: 'the screen' });
    expect(fallback.render()).toBe('the screen');
    fallback.state = RenderFallback.getDerivedStateFromError();
    expect(renderToStaticMarkup(fallback.render())).toContain(
      'Something went wrong and we are unable to show this page.',
    );
  });
});

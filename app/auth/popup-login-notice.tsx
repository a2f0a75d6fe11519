import type { ReactNode } from 'react';
import { ButtonLink, Notice, type NoticeTone } from '#app/ui/index.ts';
import { describeFailure } from './failure-words.ts';
import { usePopupLogin } from './use-popup-login.ts';

type PopupLoginNoticeProps = { title: ReactNode; children?: ReactNode; tone?: NoticeTone; isOneLine?: boolean };

/**
 * Offers logging in and signing up without leaving the page: in a small window with JavaScript, by going there and
 * coming back without. For screens that visitors work on.
 */
export function PopupLoginNotice({ title, children, tone = 'info', isOneLine = false }: PopupLoginNoticeProps) {
  const { state, error, login, signup } = usePopupLogin();
  if (state === 'done') return null;
  return (
    <Notice
      tone={error ? 'warning' : tone}
      title={title}
      isOneLine={isOneLine && state !== 'open' && !error}
      actions={
        <>
          <ButtonLink size="small" look="secondary" {...signup}>
            Sign Up
          </ButtonLink>
          <ButtonLink size="small" look="quiet" {...login}>
            Log In
          </ButtonLink>
        </>
      }
    >
      {children}
      {state === 'open' && (
        <p className="text-sm text-muted">Log in using the small window. This page waits for you.</p>
      )}
      {error && (
        <p className="text-sm">
          {error.message}. {describeFailure(error.code)}
        </p>
      )}
    </Notice>
  );
}

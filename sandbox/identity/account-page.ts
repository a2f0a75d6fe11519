import { escapeHtml, type Page } from '../page.ts';

const note = 'Local identity provider for development and trials';

export type Mistake = {
  field: 'email' | 'password' | 'name';
  text: string;
  /** Offers the other form, which knows the e-mail already. */
  otherForm?: string;
};
type Form = {
  kind: 'login' | 'signup';
  action: string;
  otherAction: string;
  email: string;
  name: string;
  error?: Mistake;
};

/** The log-in and the sign-up form. Both post to themselves and need no JavaScript. */
export function accountPage(form: Form): Page {
  const isSignup = form.kind === 'signup';
  const title = isSignup ? 'Create your account' : 'Log in';
  const mistake = (field: string) =>
    form.error?.field === field ? ' aria-invalid="true" aria-describedby="mistake"' : '';
  const focus = (field: string, otherwise: boolean) =>
    (form.error ? form.error.field === field : otherwise) ? ' autofocus' : '';
  const body = `<h1>${title}</h1>
<p class="lead">${isSignup ? 'One account for all your websites.' : 'Welcome back.'}</p>
${form.error ? alert(form.error, form.otherAction) : ''}
<form method="post" action="${escapeHtml(form.action)}">
${isSignup ? `<label>Your name<input name="name" autocomplete="name" maxlength="100" required value="${escapeHtml(form.name)}"${mistake('name')}${focus('name', true)}></label>` : ''}
<label>E-mail<input name="email" type="email" autocomplete="${isSignup ? 'email' : 'username'}" maxlength="254" required value="${escapeHtml(form.email)}"${mistake('email')}${focus('email', !isSignup && !form.email)}></label>
<label>Password<input name="password" type="password" autocomplete="${isSignup ? 'new-password' : 'current-password'}" maxlength="200" required${isSignup ? ' minlength="8"' : ''}${mistake('password')}${focus('password', !isSignup && !!form.email)}>${isSignup ? '<span class="hint">8 characters or more</span>' : ''}</label>
<button>${isSignup ? 'Sign up' : 'Log in'}</button>
</form>
<p class="other">${isSignup ? 'Already have an account?' : 'New here?'} <a href="${escapeHtml(form.otherAction)}">${isSignup ? 'Log in' : 'Create an account'}</a></p>`;
  return { title, body, note };
}

const alert = ({ text, otherForm }: Mistake, address: string) =>
  `<p role="alert" id="mistake">${escapeHtml(text)}${otherForm ? ` <a href="${escapeHtml(address)}">${escapeHtml(otherForm)}</a>` : ''}</p>`;

/** What the provider says when a request cannot go on. */
export const failurePage = (title: string, text: string, back: string): Page => ({
  title,
  body: `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(text)}</p><a class="button" href="${escapeHtml(back)}">Back to Pagewright</a>`,
  note,
});

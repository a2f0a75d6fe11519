import { type RouteConfig, index, layout, route } from '@remix-run/route-config';

const builders = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export default [
  index('routes/home/home.tsx', { id: 'home' }),
  route('login', 'routes/auth/login.tsx', { id: 'login' }),
  route('signup', 'routes/auth/signup.tsx', { id: 'signup' }),
  route('login-success', 'routes/auth/login-success.tsx', { id: 'loginSuccess' }),
  route('logout', 'routes/auth/logout.tsx', { id: 'logout' }),
  route('claim', 'routes/claim/claim.tsx', { id: 'claim' }),

  layout('routes/website/layout.tsx', { id: 'websiteSettingsLayout' }, [
    route('website/:id', 'routes/website/website.tsx', { id: 'website' }),
    route('website/:id/settings', 'routes/website-settings/website-settings.tsx', { id: 'websiteSettings' }),
    route('website/:id/plans', 'routes/website-settings/plans.tsx', { id: 'websitePlansSettings' }),
    route('website/:id/custom-domain', 'routes/website-settings/custom-domain.tsx', {
      id: 'websiteCustomDomainSettings',
    }),
    route('website/:id/delete-website', 'routes/website-delete/website-delete.tsx', {
      id: 'websiteDeleteWebsiteSettings',
    }),
    route('website/:id/waitlist', 'routes/website/waitlist/waitlist.tsx', { id: 'websiteWaitlistSettings' }),
  ]),
  layout('routes/blog/layout.tsx', { id: 'blogLayout' }, [
    route('website/:id/blog-editor', 'routes/blog/blog-editor.tsx', { id: 'blogEditor' }),
    route('website/:id/blog-editor/topics', 'routes/blog/topics.tsx', { id: 'blogEditorTopics' }),
    // The specification's two names, with the paths it gives them.
    route('website/:id/blog-post-editor/new', 'routes/blog/new-post.tsx', { id: 'blogPostEditor' }),
    route('website/:id/blog-post-editor/:blogPostId', 'routes/blog/post.tsx', { id: 'blogPostEditorNew' }),
  ]),
  route('website-preview', 'routes/website-preview.tsx', { id: 'websitePreview' }),
  route('website-chat/:id', 'routes/website-chat/website-chat.tsx', { id: 'websiteChat' }),
  route('website-chat/:id/settings/:tab', 'routes/website-chat/website-chat-settings-tab.tsx', {
    id: 'websiteChatSettingsTab',
  }),
  route('website-chat/:id/*', 'routes/website-chat/website-chat.tsx', { id: 'websiteChatPage' }),

  route('domains', 'routes/domains/domains.tsx', { id: 'domains' }),
  route('domains/add', 'routes/domains/domain-add.tsx', { id: 'domainAdd' }),
  route('domains/:id/confirm-dns', 'routes/domains/domain-confirm-dns.tsx', { id: 'domainConfirmDns' }),
  route('domains/:id/verify-nameservers', 'routes/domains/domain-verify-nameservers.tsx', {
    id: 'domainVerifyNameservers',
  }),
  route('domains/search', 'routes/domains/search/domain-search.tsx', { id: 'domainSearch' }),
  route('domains/:id', 'routes/domains/domain.tsx', { id: 'domain' }),
  route('purchase-success', 'routes/purchase/purchase-success.tsx', { id: 'purchaseSuccess' }),
  route('upgrade-purchase-success', 'routes/purchase/upgrade-purchase-success.tsx', { id: 'upgradePurchaseSuccess' }),

  ...builders.map((number, at) =>
    route(`template-builder/${at + 1}`, 'routes/template-builder/template-builder.tsx', {
      id: `template${number}Builder`,
    }),
  ),

  layout('routes/staff/training-layout.tsx', { id: 'trainingLayout' }, [
    route('training-websites', 'routes/training-websites/training-websites.tsx', { id: 'trainingWebsites' }),
    route('training-websites/new', 'routes/training-websites/new-training-website.tsx', { id: 'newTrainingWebsite' }),
    route('training-websites/:id', 'routes/training-websites/training-website.tsx', { id: 'trainingWebsite' }),
    route('template-editor', 'routes/template-editor/template-editor.tsx', { id: 'templateEditor' }),
    route('template-sections', 'routes/template-sections/template-sections.tsx', { id: 'templateSections' }),
    route('template-sections/:id/edit', 'routes/template-sections/edit-template-section.tsx', {
      id: 'editTemplateSection',
    }),
    route('admin/recent-signups', 'routes/admin/recent-signups/recent-signups.tsx', { id: 'recentSignups' }),
  ]),
  layout('routes/staff/fine-tuning-layout.tsx', { id: 'fineTuningLayout' }, [
    route('fine-tuning/playground', 'routes/fine-tuning/playground.tsx', { id: 'fineTuningPlayground' }),
    route('fine-tuning/examples', 'routes/fine-tuning/examples.tsx', { id: 'fineTuningExamples' }),
  ]),
  layout('routes/admin/scaffold-layout.tsx', { id: 'adminScaffold' }, [
    route('admin/kv-storages', 'routes/admin/kv-storages/kv-storages.tsx', { id: 'kvStorages' }),
    route('admin/kv-storages/new', 'routes/admin/kv-storages/new-kv-storage.tsx', { id: 'newKvStorage' }),
    route('admin/kv-storages/:id', 'routes/admin/kv-storages/kv-storage.tsx', { id: 'kvStorage' }),
    route('admin/kv-storages/:id/edit', 'routes/admin/kv-storages/edit-kv-storage.tsx', { id: 'editKvStorage' }),
    route('admin/chat/templates', 'routes/admin/chat-templates/chat-templates.tsx', { id: 'chatTemplates' }),
    route('admin/chat/templates/new', 'routes/admin/chat-templates/new-chat-template.tsx', { id: 'newChatTemplate' }),
    route('admin/chat/templates/:id', 'routes/admin/chat-templates/chat-template.tsx', { id: 'chatTemplate' }),
    route('admin/chat/templates/:id/edit', 'routes/admin/chat-templates/edit-chat-template.tsx', {
      id: 'editChatTemplate',
    }),
    route('admin/templates', 'routes/admin/templates/templates.tsx', { id: 'templates' }),
    route('admin/templates/new', 'routes/admin/templates/new-template.tsx', { id: 'newTemplate' }),
    route('admin/templates/:id', 'routes/admin/templates/template.tsx', { id: 'template' }),
    route('admin/templates/:id/edit', 'routes/admin/templates/edit-template.tsx', { id: 'editTemplate' }),
  ]),
  route('admin/chat/templates/:id/preview', 'routes/admin/chat-templates/preview-chat-template.tsx', {
    id: 'previewChatTemplate',
  }),

  // Actions, a download and a frame without pages of their own.
  route('billing', 'routes/billing.tsx', { id: 'billing' }),
  route('website-draft/:id', 'routes/website-draft.ts', { id: 'websiteDraft' }),
  route('website-address/:id', 'routes/website-address.ts', { id: 'websiteAddress' }),
  route('website-export/:id', 'routes/website-export.ts', { id: 'websiteExport' }),
  route('admin/recent-signups/export', 'routes/admin/recent-signups/export.ts', { id: 'signupsExport' }),
  route('fine-tuning/examples/export', 'routes/fine-tuning/examples-export.ts', { id: 'examplesExport' }),
  route('fine-tuning/examples/import', 'routes/fine-tuning/examples-import.ts', { id: 'examplesImport' }),
  route('account-export', 'routes/account-export/account-export.ts', { id: 'accountExport' }),
  route('website-submissions/:id', 'routes/website-submissions.ts', { id: 'websiteSubmissions' }),
  route('website-submissions/:submission/files/:file', 'routes/submission-file.ts', { id: 'submissionFile' }),
  route('blog-export/:id', 'routes/blog-export.ts', { id: 'blogExport' }),
  route('blog-import/:id', 'routes/blog-import.ts', { id: 'blogImport' }),
  route('website-import', 'routes/website-import.ts', { id: 'websiteImport' }),
  route('website-events/:id', 'routes/website-events.ts', { id: 'websiteEvents' }),
  route('domain-events/:id', 'routes/domain-events.ts', { id: 'domainEvents' }),
  route('website-media/:id', 'routes/website-media/upload.ts', { id: 'pictureUpload' }),
  route('website-media/:id/:file', 'routes/website-media/file.ts', { id: 'pictureFile' }),
  route('website-media/:id/original/:asset', 'routes/website-media/original.ts', { id: 'pictureOriginal' }),
  route('section-miniature/:kind', 'routes/section-miniature.tsx', { id: 'sectionMiniature' }),
  route('template-miniature/:id', 'routes/template-miniature.tsx', { id: 'templateMiniature' }),
  route('playground-result/:run/:side', 'routes/playground-result.ts', { id: 'playgroundResult' }),
  route('template-preview/:number', 'routes/template-preview.tsx', { id: 'templatePreview' }),

  route('*', 'routes/not-found.tsx', { id: 'notFound' }),
] satisfies RouteConfig;

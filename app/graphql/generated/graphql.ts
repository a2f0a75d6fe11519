/* eslint-disable */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment, ISO 8601 in UTC. */
  DateTime: { input: string; output: string; }
  /** A file of a multipart request: the variable is null and the `map` part names the file. Never given out. */
  File: { input: any; output: any; }
  /** Any JSON value. Documents and operations travel as this; `site` parses them on both ends. */
  JSON: { input: unknown; output: unknown; }
};

/** By which a program works in its person’s name. The key itself is kept nowhere. */
export type AccessKey = Node & {
  __typename?: 'AccessKey';
  createdAt: Scalars['DateTime']['output'];
  /** Null: until it is revoked. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** To the minute. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What histories call it. */
  name: Scalars['String']['output'];
  scope: AccessKeyScope;
  /** The only one that it is for; null: all that its person has. */
  website?: Maybe<Website>;
};

/** Each may do what the ones before it may: look, change, publish. */
export type AccessKeyScope =
  | 'publish'
  | 'read'
  | 'write';

/** A picture in a website's library. Its id is made from its content and unique within the website. */
export type Asset = {
  __typename?: 'Asset';
  /** What a new use of the picture says to people who cannot see it. */
  alt: Scalars['String']['output'];
  /** Of the file as it was uploaded. */
  bytes: Scalars['Int']['output'];
  contentType: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Null for pictures of the website's owner. */
  credit?: Maybe<PictureCredit>;
  /** What a new use of it keeps: from the left, from the top, width, height, in percent. All of it when null. */
  crop?: Maybe<Scalars['String']['output']>;
  /** Where a new use of the picture begins: the point that draws the eye. The middle when null. */
  focus?: Maybe<Scalars['String']['output']>;
  /** How a model made it; null for pictures that somebody took or drew. */
  generated?: Maybe<GeneratedPicture>;
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Null for pictures that came before it was measured. */
  look?: Maybe<PictureLook>;
  name: Scalars['String']['output'];
  removedAt?: Maybe<Scalars['DateTime']['output']>;
  /** PENDING while its sizes are being made. */
  state: AssetState;
  /** Of the whole picture. */
  variants: Array<AssetVariant>;
  width: Scalars['Int']['output'];
};

export type AssetConnection = {
  __typename?: 'AssetConnection';
  edges: Array<AssetEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AssetEdge = {
  __typename?: 'AssetEdge';
  cursor: Scalars['String']['output'];
  node: Asset;
};

export type AssetFileUse =
  | 'fallback'
  | 'icon'
  | 'source';

export type AssetFormat =
  | 'avif'
  | 'jpeg'
  | 'png'
  | 'webp';

/** The files of one uploaded picture that a draft shows. */
export type AssetMedia = {
  __typename?: 'AssetMedia';
  files: Array<AssetVariant>;
  /** As it was asked for: the id of an asset, or of its crop. */
  id: Scalars['ID']['output'];
};

export type AssetState =
  | 'FAILED'
  | 'PENDING'
  | 'READY';

/** A file made from an upload. What is under a file name never changes. */
export type AssetVariant = {
  __typename?: 'AssetVariant';
  file: Scalars['String']['output'];
  format: AssetFormat;
  height: Scalars['Int']['output'];
  use: AssetFileUse;
  width: Scalars['Int']['output'];
};

/** Staff: one write, as the audit log keeps it. */
export type AuditEntry = Node & {
  __typename?: 'AuditEntry';
  action: Scalars['String']['output'];
  actor: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  changes: Array<AuditedChange>;
  id: Scalars['ID']['output'];
  version?: Maybe<Scalars['Int']['output']>;
};

export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  edges: Array<AuditEntryEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type AuditedChange = {
  __typename?: 'AuditedChange';
  after?: Maybe<Scalars['JSON']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  field: Scalars['String']['output'];
};

export type BeginSiteImportInput = {
  /** Of the website, with or without `https://`. */
  address: Scalars['String']['input'];
  /** Without a login: as in `CreateUnclaimedWebsiteInput`. */
  claimHash?: InputMaybe<Scalars['String']['input']>;
  /** True: whoever asks may use what stands on that website. */
  isOwn: Scalars['Boolean']['input'];
  /** Left out: one that suits the kind of business. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

export type Billing = {
  __typename?: 'Billing';
  /** Since when more websites are shown than the plan has room for; null: they fit, or the others rest. */
  beyondSince?: Maybe<Scalars['DateTime']['output']>;
  /** It was cancelled and does not go on after this. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** While its money is missing: until when the plan stays in force all the same. */
  graceUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether plans can be bought and changed here. */
  isOffered: Scalars['Boolean']['output'];
  /** From the next period on, or from the end on; null: it stays as it is. */
  nextPlan?: Maybe<Plan>;
  /** In force now. */
  plan: Plan;
  /** What they pay a month: an old customer keeps an old price. Null without a subscription. */
  price?: Maybe<Money>;
  /** What is published, shown or at rest, in the order in which it stays. */
  published: Array<PublishedWebsite>;
  renewsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When those beyond the plan come to rest. */
  restsAt?: Maybe<Scalars['DateTime']['output']>;
  source: PlanSource;
  state: BillingState;
  use: Array<PlanUse>;
};

export type BillingState =
  | 'ACTIVE'
  /** They have no subscription. */
  | 'NONE'
  /** Its money is missing. */
  | 'PAST_DUE';

export type Blog = {
  __typename?: 'Blog';
  /** Those that can still be restored, last deleted first. */
  deletedPosts: Array<BlogPost>;
  /** To published posts, as readers know them: the newest 100. */
  links: Array<BlogLink>;
  path: Scalars['String']['output'];
  post?: Maybe<BlogPost>;
  /** Last changed first, 20 a page; of all that are not deleted when nothing is said. */
  posts: BlogPostPage;
  /** Differs whenever something about a post does. */
  postsStamp: Scalars['String']['output'];
  /** How many posts seem to show pictures from other websites; readers see links in their place. */
  postsWithPicturesElsewhere: Scalars['Int']['output'];
  tags: Array<Scalars['String']['output']>;
  /** The latest of each kind about each thing, for 30 days; the first begun first. */
  tasks: Array<BlogTask>;
  /** Differs whenever something about a task does. */
  tasksStamp: Scalars['String']['output'];
  /** By which clock posts appear: an IANA name; null until somebody says. */
  timeZone?: Maybe<Scalars['String']['output']>;
  topics: Array<BlogTopic>;
  /** Typed Markdown as safe HTML, for who may write posts. */
  typed: Scalars['String']['output'];
};


export type BlogPostArgs = {
  id: Scalars['ID']['input'];
};


export type BlogPostsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<BlogPostState>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


export type BlogTasksArgs = {
  about?: InputMaybe<Scalars['ID']['input']>;
  kinds: Array<BlogTaskKind>;
};


export type BlogTypedArgs = {
  body: Scalars['String']['input'];
};

export type BlogImportOutcome =
  | 'CHANGED'
  | 'CREATED'
  | 'REFUSED'
  | 'UNCHANGED';

/** Where a link within a text may lead: a post that readers can find. */
export type BlogLink = {
  __typename?: 'BlogLink';
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type BlogPost = Node & {
  __typename?: 'BlogPost';
  /** Where readers find it; null while they cannot, such as while the website itself is not published. */
  address?: Maybe<Scalars['String']['output']>;
  author: Scalars['String']['output'];
  /** Markdown. */
  body: Scalars['String']['output'];
  cover: Scalars['JSON']['output'];
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  excerpt: Scalars['String']['output'];
  /** How many facts only the owner can fill in: `[[…]]`. */
  gaps: Scalars['Int']['output'];
  /** Two people wrote one paragraph and nobody has chosen yet. */
  hasTwoVersions: Scalars['Boolean']['output'];
  /** The text as safe HTML, for previews. */
  html: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Readers see an older state of it. */
  isChanged: Scalars['Boolean']['output'];
  liveChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many pictures from other websites the text shows; readers see links in their place. */
  picturesElsewhere: Scalars['Int']['output'];
  /** When it appears, or appeared first; null for a draft. */
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  /** The same by the clock of the website's time zone (2026-12-05T09:00); in UTC while it has none. */
  publishAtLocal?: Maybe<Scalars['String']['output']>;
  seoDescription: Scalars['String']['output'];
  seoTitle: Scalars['String']['output'];
  /** The last part of its address; empty until one is typed or it is first published or scheduled. */
  slug: Scalars['String']['output'];
  state: BlogPostState;
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the newest version; saves carry it back. */
  version: Scalars['Int']['output'];
  versionAt?: Maybe<BlogPostContent>;
  /** Newest first. */
  versions: Array<BlogPostVersion>;
  viewsIn30Days: Scalars['Int']['output'];
  words: Scalars['Int']['output'];
};


export type BlogPostVersionAtArgs = {
  number: Scalars['Int']['input'];
};

/** What two people wrote at one place. Of a text both stand in it, between marked lines; of another field `yours` stands, and `theirs` is kept in an earlier version. */
export type BlogPostConflict = {
  __typename?: 'BlogPostConflict';
  field: Scalars['String']['output'];
  theirs: Scalars['String']['output'];
  yours: Scalars['String']['output'];
};

/** What a version of a post says. */
export type BlogPostContent = {
  __typename?: 'BlogPostContent';
  author: Scalars['String']['output'];
  body: Scalars['String']['output'];
  cover: Scalars['JSON']['output'];
  excerpt: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  seoDescription: Scalars['String']['output'];
  seoTitle: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** What is left out stays as it was. */
export type BlogPostInput = {
  author?: InputMaybe<Scalars['String']['input']>;
  /** Markdown, 200 KB at most. */
  body?: InputMaybe<Scalars['String']['input']>;
  cover?: InputMaybe<Scalars['JSON']['input']>;
  excerpt?: InputMaybe<Scalars['String']['input']>;
  seoDescription?: InputMaybe<Scalars['String']['input']>;
  seoTitle?: InputMaybe<Scalars['String']['input']>;
  /** Left empty: made from the title when the post is published. */
  slug?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type BlogPostPage = {
  __typename?: 'BlogPostPage';
  /** At least 1. */
  pages: Scalars['Int']['output'];
  posts: Array<BlogPost>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

export type BlogPostPart =
  | 'DESCRIPTION'
  | 'EXCERPT'
  | 'IMPROVE'
  | 'SHORTEN'
  | 'TITLES';

export type BlogPostState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'SCHEDULED';

/** A state that a post had, or has: the newest is the current one. */
export type BlogPostVersion = {
  __typename?: 'BlogPostVersion';
  /** Name of who saved it. */
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  number: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** Work on a blog that takes longer than a request, and what came of it. */
export type BlogTask = Node & {
  __typename?: 'BlogTask';
  /** The topic that is written on, or the post of PART and PICTURES; else empty. */
  about: Scalars['ID']['output'];
  createdAt: Scalars['DateTime']['output'];
  done: Scalars['Int']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** It counted as one assistant message. */
  isCounted: Scalars['Boolean']['output'];
  /** Of IMPORT and PICTURES, in their order, 50 a page. */
  items: ImportedBlogPostPage;
  kind: BlogTaskKind;
  /** What it is doing, or what is to be said about its end. */
  note: Scalars['String']['output'];
  part?: Maybe<BlogPostPart>;
  /** Of POST: what was written. */
  post?: Maybe<BlogPost>;
  /** The words that `texts` of IMPROVE and SHORTEN would stand in the place of. */
  replaces: Scalars['String']['output'];
  state: BlogTaskState;
  /** For staff: what a model was asked with. Null for everybody else. */
  template?: Maybe<ChatTemplateRef>;
  /** Words to choose from; of TOPICS the titles that were kept. */
  texts: Array<Scalars['String']['output']>;
  /** Null while nobody knows. */
  total?: Maybe<Scalars['Int']['output']>;
  usage?: Maybe<ChatUsage>;
};


/** Work on a blog that takes longer than a request, and what came of it. */
export type BlogTaskItemsArgs = {
  outcome?: InputMaybe<BlogImportOutcome>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

/** TOPICS: ideas. POST: a draft on a topic. PART: words offered for a post. IMPORT: posts brought in from a file. PICTURES: pictures from other websites brought into the library. GENERATE: a picture by a model. */
export type BlogTaskKind =
  | 'GENERATE'
  | 'IMPORT'
  | 'PART'
  | 'PICTURES'
  | 'POST'
  | 'TOPICS';

export type BlogTaskState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'NOTHING'
  | 'WORKING';

/** An idea for a post. */
export type BlogTopic = Node & {
  __typename?: 'BlogTopic';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The post that was written on it. */
  postId?: Maybe<Scalars['ID']['output']>;
  source: BlogTopicSource;
  title: Scalars['String']['output'];
};

export type BlogTopicSource =
  | 'ASSISTANT'
  | 'OWNER';

export type ChangeByFormInput = {
  /** The revision the form was filled from; the newest one when it says none. */
  baseRevision?: InputMaybe<Scalars['Int']['input']>;
  /** The texts of the form, in order: `[["intent", "save"], ["part", "brand"], …]`. */
  entries: Scalars['JSON']['input'];
  id: Scalars['ID']['input'];
  /** Messages by field of what was refused on the way here, such as a file. Then nothing is kept. */
  problems?: InputMaybe<Scalars['JSON']['input']>;
};

export type ChangeWebsiteInput = {
  /** The revision the person was looking at. */
  baseRevision: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  /** A list of `site` operations. */
  operations: Scalars['JSON']['input'];
};

/** The part of the website that a message is about. */
export type ChatAbout = {
  __typename?: 'ChatAbout';
  /** What it was called then. */
  name: Scalars['String']['output'];
  sectionId: Scalars['ID']['output'];
};

export type ChatAboutInput = {
  /** Change path of one of its texts: `sections/<id>/props/items/0/name`. */
  path?: InputMaybe<Scalars['String']['input']>;
  sectionId: Scalars['ID']['input'];
};

/** A way to go on that an answer offers: pressing it sends `message`. */
export type ChatChoice = {
  __typename?: 'ChatChoice';
  label: Scalars['String']['output'];
  /** Of a direction: ids of its template and its palette, `poster.festival`. */
  look?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
};

export type ChatMessage = Node & {
  __typename?: 'ChatMessage';
  about?: Maybe<ChatAbout>;
  /** True while `redoChange` would make this message's change again. */
  canRedo: Scalars['Boolean']['output'];
  /** True while this message's change stands and can be taken back. */
  canUndo: Scalars['Boolean']['output'];
  /** What changed, a sentence each. */
  changes: Array<Scalars['String']['output']>;
  choices: Array<ChatChoice>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The picture that came with the message. */
  picture?: Maybe<Asset>;
  /** The revision this message made, if it changed something. */
  revision?: Maybe<Scalars['Int']['output']>;
  role: ChatRole;
  /** Ids of the sections that changed. */
  sections: Array<Scalars['ID']['output']>;
  state: ChatState;
  /** For staff: what a model was asked with. Null for everybody else. */
  template?: Maybe<ChatTemplateRef>;
  text: Scalars['String']['output'];
  usage?: Maybe<ChatUsage>;
};

export type ChatPurpose =
  | 'BLOG'
  | 'CONVERSATION'
  | 'FIRST_DESIGN';

export type ChatRole =
  | 'ASSISTANT'
  | 'USER';

export type ChatState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'NOTHING_CHANGED'
  | 'UNDONE'
  | 'WORKING';

/** Staff: a prompt of the assistant's. One of each purpose is active. */
export type ChatTemplate = Node & {
  __typename?: 'ChatTemplate';
  /** What counted before this one, and can be gone back to. */
  countedBefore?: Maybe<ChatTemplateRef>;
  createdAt: Scalars['DateTime']['output'];
  example: ChatTemplateExample;
  /** How many examples go along. 0 to 10. */
  exampleCount: Scalars['Int']['output'];
  /** Before its newest version goes live. */
  gate: Gate;
  greeting: Scalars['String']['output'];
  /** What was done to it, the newest first. */
  history: AuditEntryConnection;
  id: Scalars['ID']['output'];
  /** One of its versions is the one of its purpose that counts. */
  isActive: Scalars['Boolean']['output'];
  /** The version that counts. */
  liveVersion?: Maybe<Scalars['Int']['output']>;
  /** Null: the one that is usual. */
  model?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** No model is set up, so that only the greeting and the suggested prompts count. */
  needsModel: Scalars['Boolean']['output'];
  /** Comes before the rules of the house, which always follow. */
  prompt: Scalars['String']['output'];
  purpose: ChatPurpose;
  /** Suggested prompts, one a line. */
  suggestions: Scalars['String']['output'];
  /** 0 to 2. Null: as is usual. */
  temperature?: Maybe<Scalars['Float']['output']>;
  /** Where whoever asks tries it; null before they begin, and after a week. */
  trial?: Maybe<ChatTrial>;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Counts its changes; an edit says which one it saw. */
  version: Scalars['Int']['output'];
  /** What it said in one of its versions. */
  versionAt?: Maybe<ChatTemplateVersion>;
  /** How turns ended, or of one for blogs its texts, by version, the newest first; ten versions at most. */
  versionsUsed: Array<ChatTemplateVersionUsed>;
  /** What may be amiss with the model that it names. */
  warning?: Maybe<Scalars['String']['output']>;
};


/** Staff: a prompt of the assistant's. One of each purpose is active. */
export type ChatTemplateHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Staff: a prompt of the assistant's. One of each purpose is active. */
export type ChatTemplateVersionAtArgs = {
  number: Scalars['Int']['input'];
};

export type ChatTemplateConnection = {
  __typename?: 'ChatTemplateConnection';
  edges: Array<ChatTemplateEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ChatTemplateEdge = {
  __typename?: 'ChatTemplateEdge';
  cursor: Scalars['String']['output'];
  node: ChatTemplate;
};

/** What a template comes to on one website, as it is today. */
export type ChatTemplateExample = {
  __typename?: 'ChatTemplateExample';
  greeting: Scalars['String']['output'];
  /** Whoever asks has it; else it is a sample of the house's. */
  isOwn: Scalars['Boolean']['output'];
  prompt: Scalars['String']['output'];
  suggestions: Array<Scalars['String']['output']>;
  variables: Array<ChatVariable>;
  /** Its name. */
  website: Scalars['String']['output'];
};

export type ChatTemplateInput = {
  exampleCount: Scalars['Int']['input'];
  greeting: Scalars['String']['input'];
  model?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** At most 20,000 characters. */
  prompt: Scalars['String']['input'];
  /** One a line, four at most. */
  suggestions: Scalars['String']['input'];
  temperature?: InputMaybe<Scalars['Float']['input']>;
};

/** A version of a chat template. */
export type ChatTemplateRef = {
  __typename?: 'ChatTemplateRef';
  id: Scalars['ID']['output'];
  /** As it was called then. */
  name: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type ChatTemplateState =
  | 'ACTIVE'
  | 'INACTIVE';

/** Staff: what a chat template said. */
export type ChatTemplateVersion = {
  __typename?: 'ChatTemplateVersion';
  createdAt: Scalars['DateTime']['output'];
  exampleCount: Scalars['Int']['output'];
  greeting: Scalars['String']['output'];
  madeBy?: Maybe<Scalars['String']['output']>;
  model?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  prompt: Scalars['String']['output'];
  suggestions: Scalars['String']['output'];
  temperature?: Maybe<Scalars['Float']['output']>;
};

/** Turns of the chat, or texts for blogs, of the last 90 days that were asked with one version. Trials are not counted. */
export type ChatTemplateVersionUsed = {
  __typename?: 'ChatTemplateVersionUsed';
  /** They came to nothing, or the built-in designer stood in. */
  failed: Scalars['Int']['output'];
  /** The model changed nothing: it asked back, answered or declined; or wrote nothing new. */
  refused: Scalars['Int']['output'];
  turns: Scalars['Int']['output'];
  /** Somebody took back what they changed; of a text: deleted the draft, or did not take what was offered. */
  undone: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

/** Staff: where somebody tries a chat template. */
export type ChatTrial = {
  __typename?: 'ChatTrial';
  /** The name of the sample that it began with. */
  sample: Scalars['String']['output'];
  website?: Maybe<Website>;
};

export type ChatTrialSample = {
  __typename?: 'ChatTrialSample';
  name: Scalars['String']['output'];
  trade: Scalars['String']['output'];
};

/** What the assistant is at work on. */
export type ChatTurn = {
  __typename?: 'ChatTurn';
  /** What it has done so far, a sentence each. */
  changes: Array<Scalars['String']['output']>;
  messageId: Scalars['ID']['output'];
  /** What it is doing now, in a few words. */
  note: Scalars['String']['output'];
  /** Path of the page that the newest change is on. */
  page?: Maybe<Scalars['String']['output']>;
  /** The pages there are by now; none before there is a draft. */
  pages: Array<ChatTurnPage>;
  /** Grows with each thing it does; 0 before there is a draft. */
  step: Scalars['Int']['output'];
};

export type ChatTurnPage = {
  __typename?: 'ChatTurnPage';
  path: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** What an answer took; null where nobody said. */
export type ChatUsage = {
  __typename?: 'ChatUsage';
  /** Those of the input tokens that the endpoint remembered, which cost less. */
  cachedTokens?: Maybe<Scalars['Int']['output']>;
  /** US dollars. */
  cost?: Maybe<Scalars['Float']['output']>;
  inputTokens?: Maybe<Scalars['Int']['output']>;
  /** Tokens and cost are reckoned: the answer was cut off before anybody said. */
  isEstimate: Scalars['Boolean']['output'];
  /** False when the built-in designer answered, also in the place of a model. */
  isModel: Scalars['Boolean']['output'];
  model?: Maybe<Scalars['String']['output']>;
  outputTokens?: Maybe<Scalars['Int']['output']>;
  seconds?: Maybe<Scalars['Float']['output']>;
};

export type ChatVariable = {
  __typename?: 'ChatVariable';
  meaning: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** On the website that `ChatTemplateExample.website` names. */
  value: Scalars['String']['output'];
};

export type CreateAccessKeyInput = {
  /** 1 to 365; left out: until it is revoked. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  scope: AccessKeyScope;
  /** Left out: all websites, also those made later. */
  websiteId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateUnclaimedWebsiteInput = {
  /** As in `CreateWebsiteInput`. */
  brief: Scalars['String']['input'];
  /** SHA-256 in base64url of a secret of 32 random bytes (base64url) that the caller keeps. */
  claimHash: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  /** The same brief, template and seed give the same design. 0 or more. */
  seed?: InputMaybe<Scalars['Int']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateWebsiteInput = {
  /** What the business is and does, in the owner's words. 3 to 4,000 characters. */
  brief: Scalars['String']['input'];
  /** Offers three looks to choose from under the first answer. */
  directions?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The same brief, template and seed give the same design. 0 or more. */
  seed?: InputMaybe<Scalars['Int']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

/** What staff decided of a kind of section that people may be offered. */
export type DecidedSectionKind = {
  __typename?: 'DecidedSectionKind';
  isOn: Scalars['Boolean']['output'];
  kind: Scalars['ID']['output'];
  /** Props that show what it looks like. */
  sample: Scalars['JSON']['output'];
  /** Nothing new is made with them. */
  variantsOff: Array<Scalars['ID']['output']>;
  /** Another one with each change. */
  version: Scalars['Int']['output'];
};

/** A name of somebody’s own. */
export type Domain = Node & {
  __typename?: 'Domain';
  /** The origin that shows the website once it is live. */
  address: Scalars['String']['output'];
  certificate?: Maybe<DomainCertificate>;
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** What the last check found, the most serious first. */
  diagnoses: Array<DomainDiagnosis>;
  /** As people read it. */
  displayName: Scalars['String']['output'];
  /** Since when a name that was live has not led here; null: it does. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** What happened to it, the newest first. */
  history: Array<DomainEvent>;
  id: Scalars['ID']['output'];
  isProved: Scalars['Boolean']['output'];
  /** Beyond what the plan has room for: it leads to the subdomain meanwhile. */
  isResting: Scalars['Boolean']['output'];
  keptRecords: Array<DomainKeptRecord>;
  /** When `checkDomain` may be asked next; null: now. */
  mayCheckAt?: Maybe<Scalars['DateTime']['output']>;
  method: DomainMethod;
  /** ASCII, without www. and final dot. */
  name: Scalars['String']['output'];
  nameservers: Array<DomainNameserver>;
  /** When it is looked at next by itself; null: not any more. */
  nextCheckAt?: Maybe<Scalars['DateTime']['output']>;
  primary: DomainPrimary;
  records: Array<DomainRecord>;
  /** Differs whenever what a screen shows of it differs. */
  stamp: Scalars['String']['output'];
  state: DomainState;
  website?: Maybe<Website>;
};

export type DomainAvailability =
  | 'FREE'
  | 'TAKEN'
  | 'UNKNOWN';

export type DomainCertificate = {
  __typename?: 'DomainCertificate';
  issuer: Scalars['String']['output'];
  names: Array<Scalars['String']['output']>;
  validFrom: Scalars['DateTime']['output'];
  validTo: Scalars['DateTime']['output'];
};

export type DomainConnection = {
  __typename?: 'DomainConnection';
  edges: Array<DomainEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

/** Something that was found, and what to do next. */
export type DomainDiagnosis = {
  __typename?: 'DomainDiagnosis';
  code: Scalars['String']['output'];
  detail: Scalars['String']['output'];
  host?: Maybe<Scalars['String']['output']>;
  nextStep: Scalars['String']['output'];
  severity: DomainDiagnosisSeverity;
  title: Scalars['String']['output'];
};

export type DomainDiagnosisSeverity =
  | 'NOTE'
  | 'STOPS_CERTIFICATE'
  | 'STOPS_WEBSITE'
  | 'WARNING';

export type DomainEdge = {
  __typename?: 'DomainEdge';
  cursor: Scalars['String']['output'];
  node: Domain;
};

export type DomainEvent = {
  __typename?: 'DomainEvent';
  at: Scalars['DateTime']['output'];
  /** More of it, such as the name of the website; often empty. */
  detail: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  /** What happened, in a sentence. */
  text: Scalars['String']['output'];
};

/** A record that would be lost if the servers of the name were changed. */
export type DomainKeptRecord = {
  __typename?: 'DomainKeptRecord';
  host: Scalars['String']['output'];
  type: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type DomainMethod =
  /** Its owner sets the records where the name is. */
  | 'RECORDS'
  /** Bought here: its records are set by themselves. */
  | 'REGISTERED';

export type DomainNameserver = {
  __typename?: 'DomainNameserver';
  answers: DomainNameserverAnswers;
  name: Scalars['String']['output'];
};

export type DomainNameserverAnswers =
  /** It says something else than the others. */
  | 'DIFFERS'
  /** It answers, but knows nothing of this name. */
  | 'LAME'
  | 'SILENT'
  | 'WELL';

export type DomainOffer = {
  __typename?: 'DomainOffer';
  availability: DomainAvailability;
  /** In its own letters. */
  displayName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Why it cannot be bought, or is not known. */
  problem?: Maybe<Scalars['String']['output']>;
  /** What it costs a year; null when it cannot be bought here. */
  yearly?: Maybe<Money>;
};

/** Which of its two hosts shows the website; the other leads there. */
export type DomainPrimary =
  | 'APEX'
  | 'WWW';

/** A record to set, beside what was found in its place. */
export type DomainRecord = {
  __typename?: 'DomainRecord';
  expected: Scalars['String']['output'];
  found: Array<Scalars['String']['output']>;
  /** The whole name of the record. */
  host: Scalars['String']['output'];
  /** False: the website is reached without it, and better with it. */
  isRequired: Scalars['Boolean']['output'];
  purpose: DomainRecordPurpose;
  state: DomainRecordState;
  /** A, AAAA, CNAME or TXT. */
  type: Scalars['String']['output'];
};

export type DomainRecordPurpose =
  | 'APEX'
  | 'PROOF'
  | 'WWW';

export type DomainRecordState =
  | 'MISSING'
  | 'RIGHT'
  /** Not looked for yet, or nobody answered. */
  | 'UNKNOWN'
  | 'WRONG';

export type DomainState =
  /** It was live, and has not led here for more than an hour. */
  | 'BROKEN'
  /** It leads here. */
  | 'POINTING'
  /** It is its owner’s, and does not lead here yet. */
  | 'PROVED'
  /** Another account proved that it is theirs. */
  | 'RELEASED'
  /** It leads here and has a certificate. */
  | 'SECURE'
  /** For its proof. */
  | 'WAITING';

export type DomainUpdate = {
  __typename?: 'DomainUpdate';
  /** The domain's `stamp`. */
  stamp: Scalars['String']['output'];
};

/** Staff: what was asked for, and what is expected of the assistant. */
export type Example = Node & {
  __typename?: 'Example';
  /** Others whose words say nearly the same, ten at most. */
  alike: Array<Example>;
  /** What is expected. */
  answer: ExampleAnswer;
  /** What was said before. */
  before: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** The website that the words are about, as it was then. */
  document?: Maybe<Scalars['JSON']['output']>;
  /** What was done to it, the newest first. */
  history: AuditEntryConnection;
  id: Scalars['ID']['output'];
  /** It is in the set that is live, and shown to models. */
  isShown: Scalars['Boolean']['output'];
  kind: ExampleKind;
  /** Of a preference: the answer that is not so good. */
  other?: Maybe<ExampleAnswer>;
  /** What the search for personal data replaced; null where nothing had to be searched. */
  replaced?: Maybe<Array<ExampleReplacement>>;
  /** 1 to 5; null while nobody has judged it. */
  score?: Maybe<Scalars['Int']['output']>;
  source: ExampleSource;
  sourceId?: Maybe<Scalars['String']['output']>;
  split: ExampleSplit;
  state: ExampleState;
  tags: Array<Scalars['String']['output']>;
  task: ExampleTask;
  updatedAt: Scalars['DateTime']['output'];
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Counts its changes; an edit says which one it was made on. */
  version: Scalars['Int']['output'];
  words: Scalars['String']['output'];
};


/** Staff: what was asked for, and what is expected of the assistant. */
export type ExampleHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ExampleAnswer = {
  __typename?: 'ExampleAnswer';
  /** A list of calls, each with the name of a tool and its input. */
  calls: Scalars['JSON']['output'];
  reply: Scalars['String']['output'];
};

export type ExampleConnection = {
  __typename?: 'ExampleConnection';
  edges: Array<ExampleEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ExampleEdge = {
  __typename?: 'ExampleEdge';
  cursor: Scalars['String']['output'];
  node: Example;
};

/** Staff: a file of examples that somebody took out. */
export type ExampleExport = {
  __typename?: 'ExampleExport';
  /** So many are in it, as far as it was read. */
  count: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Which were asked for, in words. */
  filter: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: ExampleKind;
  /** So many of them are gone since, because an owner took back their consent. */
  withdrawn: Scalars['Int']['output'];
};

export type ExampleExportInput = {
  kind: ExampleKind;
  source?: InputMaybe<ExampleSource>;
  split?: InputMaybe<ExampleSplit>;
  /** Null: any. */
  state?: InputMaybe<ExampleState>;
  tag?: InputMaybe<Scalars['String']['input']>;
  /** The tools that each line offers. */
  tools: ExampleTools;
};

/** Staff: a file of examples that somebody brought in. */
export type ExampleImport = {
  __typename?: 'ExampleImport';
  /** Of a trial: those that would be new. */
  added: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Only checked: nothing of it was kept. */
  isTrial: Scalars['Boolean']['output'];
  /** Read to its end. */
  isWhole: Scalars['Boolean']['output'];
  /** There already, or twice in the file. */
  known: Scalars['Int']['output'];
  lines: Scalars['Int']['output'];
  /** The first 500 lines that are no examples. */
  problems: Array<WrongLine>;
  wrong: Scalars['Int']['output'];
};

export type ExampleImportInput = {
  fileName: Scalars['String']['input'];
  /** Only checks the file: nothing of it is kept. */
  isTrial: Scalars['Boolean']['input'];
};

export type ExampleInput = {
  /** A list of calls: `name` of a tool, `input`. */
  calls: Scalars['JSON']['input'];
  reply: Scalars['String']['input'];
  score?: InputMaybe<Scalars['Int']['input']>;
  tags: Array<Scalars['String']['input']>;
  /** 1 to 20,000 characters. */
  words: Scalars['String']['input'];
};

/** Several examples that were judged at once. */
export type ExampleJudging = {
  __typename?: 'ExampleJudging';
  /** So many were something else before. */
  count: Scalars['Int']['output'];
  /** Takes it back. */
  id: Scalars['ID']['output'];
};

export type ExampleKind =
  | 'ANSWER'
  | 'PREFERENCE';

export type ExampleLinesInput = {
  /** Whole lines in base64, 750 KB of them at most. */
  bytes: Scalars['String']['input'];
  /** The number of the first line, from 1. */
  firstLine: Scalars['Int']['input'];
  isLast: Scalars['Boolean']['input'];
  /** Stands for one line that is longer than that. */
  isTooLong: Scalars['Boolean']['input'];
};

/** Something personal that a stand-in took the place of. What it was is not kept. */
export type ExampleReplacement = {
  __typename?: 'ExampleReplacement';
  kind: Scalars['String']['output'];
  standIn: Scalars['String']['output'];
  times: Scalars['Int']['output'];
};

/** Staff: the examples that models are shown, and those that may be. */
export type ExampleSets = {
  __typename?: 'ExampleSets';
  /** The set that can be gone back to. */
  before?: Maybe<Scalars['Int']['output']>;
  /** Before all that is approved for training goes live. */
  gate: Gate;
  history: AuditEntryConnection;
  /** Number of the set that is live; 0 has no examples. */
  live: Scalars['Int']['output'];
  /** So many of it are shown: what was rejected or changed since is not. */
  shown: Scalars['Int']['output'];
  /** So many are approved for training, and not live. */
  waiting: Scalars['Int']['output'];
};


/** Staff: the examples that models are shown, and those that may be. */
export type ExampleSetsHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ExampleSource =
  | 'CONSENT'
  | 'HAND'
  | 'IMPORT'
  | 'PLAYGROUND'
  | 'TRAINING';

export type ExampleSplit =
  | 'TRAINING'
  | 'VALIDATION';

export type ExampleState =
  | 'APPROVED'
  | 'NEW'
  | 'REJECTED';

export type ExampleTask =
  | 'BRIEF'
  | 'MESSAGE';

export type ExampleTools =
  | 'ALL'
  | 'NONE'
  | 'USED';

export type ExportedExamples = {
  __typename?: 'ExportedExamples';
  /** Where the next part begins; null after the last. */
  after?: Maybe<Scalars['String']['output']>;
  export: ExampleExport;
  /** Whole lines, a million characters at most unless one is longer. */
  lines: Scalars['String']['output'];
};

export type FormAnswer = {
  __typename?: 'FormAnswer';
  /** What `submissionFile` gives the file by. */
  file?: Maybe<Scalars['ID']['output']>;
  label: Scalars['String']['output'];
  /** Of several choices one a line; of a file its name. */
  value: Scalars['String']['output'];
};

/** What a form came to. */
export type FormChange = {
  __typename?: 'FormChange';
  /** Id of the element to go to, without scripts. */
  anchor?: Maybe<Scalars['String']['output']>;
  /** Search parameters of the screen to change; null takes one away. */
  goTo?: Maybe<Scalars['JSON']['output']>;
  /** The result is plain to see. */
  isQuiet: Scalars['Boolean']['output'];
  /** What was done, for people. */
  message?: Maybe<Scalars['String']['output']>;
  /** The screen should offer to take it back at once. */
  offersUndo: Scalars['Boolean']['output'];
  /** The revision that `values` belong to. */
  revision: Scalars['Int']['output'];
  /** What the form held, in the shape it is filled from. */
  values?: Maybe<Scalars['JSON']['output']>;
  website: Website;
};

export type FormKind =
  | 'CONTACT'
  | 'NEWSLETTER'
  | 'WAITLIST';

export type FormSubmission = Node & {
  __typename?: 'FormSubmission';
  /** To the fields that the owner gave the form, in their order and under the labels that they had then. */
  answers: Array<FormAnswer>;
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: FormKind;
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  spam: Scalars['Boolean']['output'];
  /** Where this person leaves the list; to be put into mails to them. Null for messages. */
  unsubscribeAddress?: Maybe<Scalars['String']['output']>;
};

export type FormSubmissionConnection = {
  __typename?: 'FormSubmissionConnection';
  edges: Array<FormSubmissionEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type FormSubmissionEdge = {
  __typename?: 'FormSubmissionEdge';
  cursor: Scalars['String']['output'];
  node: FormSubmission;
};

export type FoundPhotos = {
  __typename?: 'FoundPhotos';
  hasMore: Scalars['Boolean']['output'];
  photos: Array<Photo>;
};

/** Staff: what may be known before something goes live. */
export type Gate = {
  __typename?: 'Gate';
  canReplay: Scalars['Boolean']['output'];
  /** About what asking each case once costs, in US dollars; null where nobody knows. */
  costOfOnce?: Maybe<Scalars['Float']['output']>;
  examples: Scalars['Int']['output'];
  fixedCases: Scalars['Int']['output'];
  /** Else the built-in designer answers, and takes no notice of templates and models. */
  isByModel: Scalars['Boolean']['output'];
  /** It may go live at once; else a reason is needed. */
  isFree: Scalars['Boolean']['output'];
  lastRun?: Maybe<GateRun>;
  /** Examples that have no website to be replayed on, or are too many. */
  leftOut: Scalars['Int']['output'];
  /** Of the day’s budget, in US dollars. */
  leftToday: Scalars['Float']['output'];
  mostTimes: Scalars['Int']['output'];
  newName: Scalars['String']['output'];
  note: Scalars['String']['output'];
  /** What counts today; empty where nothing does. */
  oldName: Scalars['String']['output'];
  /** Why nothing can be replayed; else empty. */
  whyNot: Scalars['String']['output'];
};

/** One request with the answers to it, old and new. */
export type GateCase = {
  __typename?: 'GateCase';
  /** Null while answers are missing. */
  comparison?: Maybe<GateComparison>;
  /** The new ones. */
  fresh: Array<GateResult>;
  /** Words for a blog, which stand in the replies. */
  isWriting: Scalars['Boolean']['output'];
  kind: GateCaseKind;
  /** What a fixed case watches; of an example what is asked for. */
  name: Scalars['String']['output'];
  old: Array<GateResult>;
  place: Scalars['Int']['output'];
  /** What is asked for. */
  words: Scalars['String']['output'];
};

export type GateCaseKind =
  | 'EXAMPLE'
  | 'FIXED';

export type GateComparison =
  | 'BETTER'
  | 'SAME'
  | 'WORSE';

/** What came of asking a case once. */
export type GateResult = {
  __typename?: 'GateResult';
  /** What it changed, a sentence each. */
  changes: Array<Scalars['String']['output']>;
  /** So many hold of: valid, in scope, grounded, as expected, nothing more. */
  held: Scalars['Int']['output'];
  milliseconds: Scalars['Int']['output'];
  /** What did not hold, in words. */
  misses: Array<Scalars['String']['output']>;
  reply: Scalars['String']['output'];
  usage?: Maybe<ChatUsage>;
};

/** Staff: what was replayed before something goes live, old against new. */
export type GateRun = Node & {
  __typename?: 'GateRun';
  /** So many are there. */
  answered: Scalars['Int']['output'];
  /** So many answers are wanted. */
  answers: Scalars['Int']['output'];
  cases: Array<GateCase>;
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Else the built-in designer answered, and it decides nothing. */
  isByModel: Scalars['Boolean']['output'];
  /** Approved examples for validation that were not replayed. */
  leftOut: Scalars['Int']['output'];
  newName: Scalars['String']['output'];
  /** Why it failed; else empty. */
  note: Scalars['String']['output'];
  oldName: Scalars['String']['output'];
  state: GateState;
  tally?: Maybe<GateTally>;
  /** How often each case is asked on each side. */
  times: Scalars['Int']['output'];
  verdict?: Maybe<GateVerdict>;
};

export type GateRunInput = {
  /** All that is approved for training is to be shown to models. */
  isExamples?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another default model is to count: `model`. */
  isModel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null: the one of the installation. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** Its newest version is to go live. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** How often each case is asked on each side, 1 to 5. */
  times: Scalars['Int']['input'];
};

export type GateState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'WORKING';

export type GateTally = {
  __typename?: 'GateTally';
  better: Scalars['Int']['output'];
  /** Of the worse ones: cases that may never get worse. */
  fixedWorse: Scalars['Int']['output'];
  same: Scalars['Int']['output'];
  worse: Scalars['Int']['output'];
};

export type GateVerdict =
  | 'FIXED_WORSE'
  | 'PASSED'
  | 'WORSE';

/** All files of such a picture say so, too. */
export type GeneratedPicture = {
  __typename?: 'GeneratedPicture';
  model: Scalars['String']['output'];
  /** The words that it was made from. */
  prompt: Scalars['String']['output'];
};

/** The work on a picture by a model, and what came of it. */
export type Generating = Node & {
  __typename?: 'Generating';
  /** Steps. */
  done: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** What it is doing, or what is to be said about its end. */
  note: Scalars['String']['output'];
  /** What came of it; null while it is under way, and once it is not in the library any more. */
  picture?: Maybe<Asset>;
  prompt: Scalars['String']['output'];
  shape: PictureShape;
  state: GeneratingState;
  /** Null while it waits for its turn. */
  total?: Maybe<Scalars['Int']['output']>;
};

export type GeneratingState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'NOTHING'
  | 'WORKING';

export type ImportWebsiteInput = {
  /** A ZIP that `exportWebsite` gave, in base64. 25 MB at most. */
  archive: Scalars['String']['input'];
};

/** What became of one item of a file with posts, or of one picture of another website. */
export type ImportedBlogPost = {
  __typename?: 'ImportedBlogPost';
  /** Its file, title or address. */
  name: Scalars['String']['output'];
  outcome: BlogImportOutcome;
  postId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; else empty. */
  problem: Scalars['String']['output'];
};

export type ImportedBlogPostPage = {
  __typename?: 'ImportedBlogPostPage';
  items: Array<ImportedBlogPost>;
  /** At least 1. */
  pages: Scalars['Int']['output'];
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** Staff: a key with a JSON value. What the product reads is there also while nothing is set. */
export type KvStorage = Node & {
  __typename?: 'KvStorage';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  defaultText: Scalars['String']['output'];
  effect: Scalars['String']['output'];
  example: Scalars['String']['output'];
  /** What was done to it, the newest first. */
  history: AuditEntryConnection;
  id: Scalars['ID']['output'];
  /** False for a key that nothing reads. */
  isRead: Scalars['Boolean']['output'];
  isSet: Scalars['Boolean']['output'];
  key: Scalars['String']['output'];
  meaning: Scalars['String']['output'];
  /** Why the default is used instead of what is stored; null when all is well. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Its value as indented JSON; the default's where nothing is set. */
  text: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** 0 while nothing is set. */
  version: Scalars['Int']['output'];
};


/** Staff: a key with a JSON value. What the product reads is there also while nothing is set. */
export type KvStorageHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type KvStorageConnection = {
  __typename?: 'KvStorageConnection';
  edges: Array<KvStorageEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type KvStorageEdge = {
  __typename?: 'KvStorageEdge';
  cursor: Scalars['String']['output'];
  node: KvStorage;
};

/** What came of the conversation about a website. */
export type MadeExamples = {
  __typename?: 'MadeExamples';
  added: Scalars['Int']['output'];
  /** There already. */
  known: Scalars['Int']['output'];
  /** What was changed cannot be told as calls. */
  leftOut: Scalars['Int']['output'];
  /** Parts of the website in which it differs from what was made, since no call tells them. */
  untold: Array<Scalars['String']['output']>;
};

/** Room for uploads of one website, in bytes. A float, since a plan may have more than an Int holds. */
export type MediaRoom = {
  __typename?: 'MediaRoom';
  limit: Scalars['Float']['output'];
  used: Scalars['Float']['output'];
};

export type Money = {
  __typename?: 'Money';
  /** In the smallest unit of the currency. */
  amount: Scalars['Int']['output'];
  /** Three lower-case letters. */
  currency: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Makes its newest version the one of its purpose that counts. */
  activateChatTemplate: ChatTemplate;
  addBlogTopic: BlogTopic;
  /** Takes a name as people paste it. It waits for its proof from then on. */
  addDomain: Domain;
  beginExampleImport: ExampleImport;
  /** Begins to make a draft of a website elsewhere. Up to 20 pages of it are read. */
  beginSiteImport: SiteImport;
  /** Brings the pictures from other websites that a post shows, or all posts, into the library. */
  bringBlogPictures: BlogTask;
  /** Opens the order of a name by the year. Asked again it leads to the same page. */
  buyDomain: OpenedOrder;
  /** Ends a task; it does not count. A task that is over stays as it is. */
  cancelBlogTask: BlogTask;
  /** Ends the turn under way without an effect. A turn that is over stays as it is. */
  cancelChatMessage: SendChatMessagePayload;
  cancelGateRun: GateRun;
  /** Ends it; it does not count. One that is over stays as it is. */
  cancelGeneratedPicture: Generating;
  cancelPlaygroundRun: PlaygroundRun;
  /** Ends it. What is over stays as it ended. */
  cancelSiteImport: SiteImport;
  /** Ends its making. */
  cancelTrainingWebsite: TrainingWebsite;
  /** What a form of the editor asks for, as one revision. `values` of an error are what was typed. */
  changeByForm: FormChange;
  /** Opens the page where a plan is bought, or the change to it is confirmed. Nothing changes before. */
  changePlan: OpenedOrder;
  /** The old address leads to the new one for 90 days. */
  changeSubdomain: Website;
  /** All of the operations or none, as one revision. */
  changeWebsite: Website;
  /** Looks at it now; at most every few seconds. */
  checkDomain: Domain;
  /** These are shown before all others when not all fit, before websites rest or afterwards. */
  chooseWebsitesShown: Billing;
  /** Makes the caller the owner of websites that they hold the claims of: all of them or none. */
  claimWebsites: Array<Website>;
  /** With the code that was sent to the address that waits. */
  confirmNotifyAddress: Website;
  /** Lets it lead to a website, from its proof on. Done again it makes this domain the website’s address, by its name or its www. */
  connectDomain: Domain;
  createAccessKey: NewAccessKey;
  createBlogPost: BlogPost;
  createChatTemplate: ChatTemplate;
  /** Keeps one that is written by hand. */
  createExample: Example;
  /** From the brief of a training website, and what makes its website of a first draft. */
  createExampleFromTraining: MadeExamples;
  /** From what the owner of a website said in its chat, who agreed: with stand-ins for all that is personal. */
  createExamplesFromWebsite: MadeExamples;
  createKvStorage: KvStorage;
  createShareLink: ShareLink;
  createTemplate: Template;
  /** Begins to make one from a brief. */
  createTrainingWebsite: TrainingWebsite;
  /** Begins to make one of a public page, which is fetched once. */
  createTrainingWebsiteFromAddress: TrainingWebsite;
  /** Begins to make one of a website whose owner agreed, without its personal data. */
  createTrainingWebsiteFromWebsite: TrainingWebsite;
  /** A website that belongs to nobody yet. */
  createUnclaimedWebsite: Website;
  createWebsite: Website;
  /** Ends the account with all that belongs to it, for good. `confirm` is what `Viewer.deletionWord` says. */
  deleteAccount: Scalars['Boolean']['output'];
  /** They can be restored for 30 days. All of one website. */
  deleteBlogPosts: Array<BlogPost>;
  /** One that is not active. */
  deleteChatTemplate: ChatTemplate;
  deleteExample: Example;
  deleteKvStorage: KvStorage;
  deleteSubmission: FormSubmission;
  /** One that no website was made from. */
  deleteTemplate: Template;
  /** With its document, for good. */
  deleteTrainingWebsite: TrainingWebsite;
  /** Off the web at once, restorable for 30 days. A `name` that is given must be its name. */
  deleteWebsite: Website;
  /** All of them or none, 100 at most. */
  deleteWebsites: Array<Website>;
  disconnectDomain: Domain;
  /** Forgets one that came to nothing. Any other stays. */
  dismissSiteImport: SiteImport;
  duplicateBlogPost: BlogPost;
  /** A hidden one that starts websites as this one does, behind no builder. */
  duplicateTemplate: Template;
  duplicateWebsite: Website;
  /** Opens its draft, which is made when it is asked for first. */
  editTemplate: Template;
  /** Every post as a Markdown file with a head, and their pictures, for `importBlogPosts` and other programs. */
  exportBlogPosts: WebsiteExport;
  /** Lines of a file of examples: one part after the other. */
  exportExamples: ExportedExamples;
  /** The draft with everything that belongs to it, for any file server and for `importWebsite`. */
  exportWebsite: WebsiteExport;
  /** Puts away what a task that is over left to look at. */
  forgetBlogTask: BlogTask;
  /** Puts away what is told of one that is over; its picture stays. */
  forgetGeneratedPicture: Generating;
  /** Begins to generate a picture for the library. One at a time of each website. */
  generatePicture: Generating;
  getStripeCustomerPortalSessionUrl: Scalars['String']['output'];
  /** What counted before this one counts again. Gives that template. */
  goBackFromChatTemplate: ChatTemplate;
  /** Makes the set before this one live again. */
  goBackFromExamples: ExampleSets;
  /** Begins to bring posts in from a ZIP of Markdown files or an export of WordPress (XML), in base64. Again: nothing twice. */
  importBlogPosts: BlogTask;
  /** Reads the next lines of a file: right ones are kept, wrong ones listed. */
  importExampleLines: ExampleImport;
  importWebsite: Website;
  /** Approves or rejects several, 100 at most. */
  judgeExamples: ExampleJudging;
  /** Keeps which side is better, and the pair as an example; null takes that back. */
  judgePlaygroundRun: PlaygroundRun;
  /** Shows all that is approved for training to models from now on. */
  makeExamplesLive: ExampleSets;
  /** After it failed or was cancelled. */
  makeTrainingWebsiteAgain: TrainingWebsite;
  /** Moves a submission to the spam, or back. */
  markSubmission: FormSubmission;
  /** Keeps the name of a model that was made elsewhere. */
  nameTunedModel: TunedModel;
  /** Of a published post: what was changed since. `address` is null while the website itself is not published. */
  publishBlogPost: BlogPost;
  publishWebsite: Website;
  putTemplateIntoUse: Template;
  /** Called once at sign-in: verifies the identity token again and keeps name, mail and picture. */
  recordSignIn: Viewer;
  redoChange: Website;
  /** Another version of one section from the same facts, as a turn of the conversation. */
  regenerateSection: SendChatMessagePayload;
  /** Takes a picture out of the library; restorable for 30 days. INVALID while the draft shows it. */
  removeAsset: Asset;
  removeBlogTopic: BlogTopic;
  /** Takes it away with its history; gives what it was. */
  removeDomain: Domain;
  /** Takes it off the list. Where it is in use it stays in use. */
  removeTunedModel: TunedModel;
  /** The same again: words, templates as they were then, seed. */
  repeatPlaygroundRun: PlaygroundRun;
  restoreAsset: Asset;
  restoreBlogPostVersion: BlogPost;
  restoreBlogPosts: Array<BlogPost>;
  /** The whole website as it was, or only one section of it. */
  restoreRevision: Website;
  /** Brings deleted websites back as drafts: all of them or none, 100 at most. */
  restoreWebsites: Array<Website>;
  /** Offers it to nobody any more, or again. */
  retireTemplate: Template;
  /** Puts an earlier version into use once more. */
  returnTemplateTo: Template;
  revokeAccessKey: Scalars['Boolean']['output'];
  revokeShareLink: Website;
  /** What others saved since `version` is merged with it; nothing that anybody wrote is lost. */
  saveBlogPost: SavedBlogPost;
  /** Keeps what one side did as an example. */
  savePlaygroundExample: PlaygroundRun;
  /** Keeps the texts of the waiting list and switches it on or off; visitors see it at once. */
  saveWaitlist: Website;
  /** `at` by the clock of the website's time zone: 2026-12-05T09:00. */
  scheduleBlogPost: BlogPost;
  sendChatMessage: SendChatMessagePayload;
  /** On published pages only; an empty text takes it away. */
  setHeadCode: Website;
  /** Mail about what visitors send; an empty address means the account's own, another one waits for its code. */
  setNotifications: Website;
  setSearchVisibility: Website;
  /** Null opens the website to everybody. */
  setSitePassword: Website;
  /** Scheduled posts keep the time of day that was chosen for them. */
  setTimeZone: Website;
  /** Off: all that was made from the website is removed. */
  setTrainingConsent: Website;
  /** A new website to try a chat template on, in the place of the one before. */
  startChatTrial: ChatTrial;
  startGateRun: GateRun;
  startPlaygroundRun: PlaygroundRun;
  startTuningJob: TuningJob;
  /** Of a slow designer the task is under way. Counts as one assistant message, as what follows; nothing counts that came to nothing. */
  suggestBlogTopics: BlogTask;
  /** Copies a photo that was found into the library, with its credit. The same photo twice is one asset. */
  takePhoto: Asset;
  /** What the endpoint answers stands with the job a moment later. LOOK looks at it at once. */
  tellTuningJob: TuningJob;
  undoChange: Website;
  undoChatMessage: SendChatMessagePayload;
  /** Makes examples again what they were before they were judged together. */
  undoJudging: ExampleJudging;
  /** A draft again; of a scheduled post too. */
  unpublishBlogPost: BlogPost;
  unpublishWebsite: Website;
  updateAsset: Asset;
  updateChatTemplate: ChatTemplate;
  updateExample: Example;
  updateKvStorage: KvStorage;
  updateTemplate: Template;
  updateTemplateSection: TemplateSection;
  updateTrainingWebsite: TrainingWebsite;
  /** By a multipart request. The same file twice is one asset. */
  uploadAsset: Asset;
  /** A draft on a topic, with gaps for what only its owner knows. */
  writeBlogPost: BlogTask;
  /** Offers words for a post and changes nothing. `text` is what is selected, or the whole post. */
  writeForPost: BlogTask;
};


export type MutationActivateChatTemplateArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddBlogTopicArgs = {
  title: Scalars['String']['input'];
  websiteId: Scalars['ID']['input'];
};


export type MutationAddDomainArgs = {
  name: Scalars['String']['input'];
};


export type MutationBeginExampleImportArgs = {
  input: ExampleImportInput;
};


export type MutationBeginSiteImportArgs = {
  input: BeginSiteImportInput;
};


export type MutationBringBlogPicturesArgs = {
  postId?: InputMaybe<Scalars['ID']['input']>;
  websiteId: Scalars['ID']['input'];
};


export type MutationBuyDomainArgs = {
  name: Scalars['String']['input'];
  shownAmount: Scalars['Int']['input'];
  websiteId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCancelBlogTaskArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelChatMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelGateRunArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelGeneratedPictureArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelPlaygroundRunArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelSiteImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelTrainingWebsiteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChangeByFormArgs = {
  input: ChangeByFormInput;
};


export type MutationChangePlanArgs = {
  plan: Scalars['ID']['input'];
  returnTo?: InputMaybe<Scalars['String']['input']>;
  websiteId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationChangeSubdomainArgs = {
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  subdomain: Scalars['String']['input'];
};


export type MutationChangeWebsiteArgs = {
  input: ChangeWebsiteInput;
};


export type MutationCheckDomainArgs = {
  id: Scalars['ID']['input'];
};


export type MutationChooseWebsitesShownArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationClaimWebsitesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationConfirmNotifyAddressArgs = {
  code: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationConnectDomainArgs = {
  id: Scalars['ID']['input'];
  primary?: InputMaybe<DomainPrimary>;
  websiteId: Scalars['ID']['input'];
};


export type MutationCreateAccessKeyArgs = {
  input: CreateAccessKeyInput;
};


export type MutationCreateBlogPostArgs = {
  input: BlogPostInput;
  websiteId: Scalars['ID']['input'];
};


export type MutationCreateChatTemplateArgs = {
  input: ChatTemplateInput;
  purpose: ChatPurpose;
};


export type MutationCreateExampleArgs = {
  input: NewExampleInput;
};


export type MutationCreateExampleFromTrainingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateExamplesFromWebsiteArgs = {
  website: Scalars['String']['input'];
};


export type MutationCreateKvStorageArgs = {
  key: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


export type MutationCreateShareLinkArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  websiteId: Scalars['ID']['input'];
};


export type MutationCreateTemplateArgs = {
  input: TemplateInput;
  swapsWith?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateTrainingWebsiteArgs = {
  input: TrainingBriefInput;
};


export type MutationCreateTrainingWebsiteFromAddressArgs = {
  input: TrainingAddressInput;
};


export type MutationCreateTrainingWebsiteFromWebsiteArgs = {
  input: TrainingSourceInput;
};


export type MutationCreateUnclaimedWebsiteArgs = {
  input: CreateUnclaimedWebsiteInput;
};


export type MutationCreateWebsiteArgs = {
  input: CreateWebsiteInput;
};


export type MutationDeleteAccountArgs = {
  confirm: Scalars['String']['input'];
};


export type MutationDeleteBlogPostsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteChatTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteExampleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteKvStorageArgs = {
  key: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteSubmissionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTrainingWebsiteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteWebsiteArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteWebsitesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDisconnectDomainArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissSiteImportArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDuplicateBlogPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDuplicateTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDuplicateWebsiteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEditTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExportBlogPostsArgs = {
  websiteId: Scalars['ID']['input'];
};


export type MutationExportExamplesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  export?: InputMaybe<Scalars['ID']['input']>;
  input: ExampleExportInput;
};


export type MutationExportWebsiteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationForgetBlogTaskArgs = {
  id: Scalars['ID']['input'];
};


export type MutationForgetGeneratedPictureArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGeneratePictureArgs = {
  prompt: Scalars['String']['input'];
  shape: PictureShape;
  websiteId: Scalars['ID']['input'];
};


export type MutationGoBackFromChatTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationGoBackFromExamplesArgs = {
  to: Scalars['Int']['input'];
};


export type MutationImportBlogPostsArgs = {
  archive: Scalars['String']['input'];
  websiteId: Scalars['ID']['input'];
};


export type MutationImportExampleLinesArgs = {
  id: Scalars['ID']['input'];
  part: ExampleLinesInput;
};


export type MutationImportWebsiteArgs = {
  input: ImportWebsiteInput;
};


export type MutationJudgeExamplesArgs = {
  ids: Array<Scalars['ID']['input']>;
  state: ExampleState;
};


export type MutationJudgePlaygroundRunArgs = {
  id: Scalars['ID']['input'];
  verdict?: InputMaybe<PlaygroundVerdict>;
};


export type MutationMakeExamplesLiveArgs = {
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMakeTrainingWebsiteAgainArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMarkSubmissionArgs = {
  id: Scalars['ID']['input'];
  spam: Scalars['Boolean']['input'];
};


export type MutationNameTunedModelArgs = {
  name: Scalars['String']['input'];
  notes: Scalars['String']['input'];
};


export type MutationPublishBlogPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPublishWebsiteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPutTemplateIntoUseArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  seen: Scalars['Int']['input'];
};


export type MutationRecordSignInArgs = {
  idToken: Scalars['String']['input'];
  signupSource?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRedoChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRegenerateSectionArgs = {
  sectionId: Scalars['ID']['input'];
  websiteId: Scalars['ID']['input'];
};


export type MutationRemoveAssetArgs = {
  id: Scalars['ID']['input'];
  websiteId: Scalars['ID']['input'];
};


export type MutationRemoveBlogTopicArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveDomainArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveTunedModelArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRepeatPlaygroundRunArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreAssetArgs = {
  id: Scalars['ID']['input'];
  websiteId: Scalars['ID']['input'];
};


export type MutationRestoreBlogPostVersionArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


export type MutationRestoreBlogPostsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRestoreRevisionArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
  sectionId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRestoreWebsitesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRetireTemplateArgs = {
  id: Scalars['ID']['input'];
  isRetired: Scalars['Boolean']['input'];
};


export type MutationReturnTemplateToArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
  seen: Scalars['Int']['input'];
};


export type MutationRevokeAccessKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeShareLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveBlogPostArgs = {
  id: Scalars['ID']['input'];
  input: BlogPostInput;
  version: Scalars['Int']['input'];
};


export type MutationSavePlaygroundExampleArgs = {
  id: Scalars['ID']['input'];
  side: PlaygroundSideName;
};


export type MutationSaveWaitlistArgs = {
  id: Scalars['ID']['input'];
  input: WaitlistInput;
  seen?: InputMaybe<Scalars['String']['input']>;
};


export type MutationScheduleBlogPostArgs = {
  at: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSendChatMessageArgs = {
  input: SendChatMessageInput;
};


export type MutationSetHeadCodeArgs = {
  headCode: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetNotificationsArgs = {
  address: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  on: Scalars['Boolean']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetSearchVisibilityArgs = {
  hidden: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetSitePasswordArgs = {
  id: Scalars['ID']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  seen?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetTimeZoneArgs = {
  timeZone: Scalars['String']['input'];
  websiteId: Scalars['ID']['input'];
};


export type MutationSetTrainingConsentArgs = {
  id: Scalars['ID']['input'];
  on: Scalars['Boolean']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
};


export type MutationStartChatTrialArgs = {
  sample: Scalars['String']['input'];
  templateId: Scalars['ID']['input'];
};


export type MutationStartGateRunArgs = {
  input: GateRunInput;
};


export type MutationStartPlaygroundRunArgs = {
  input: PlaygroundRunInput;
};


export type MutationStartTuningJobArgs = {
  input: TuningJobInput;
};


export type MutationSuggestBlogTopicsArgs = {
  websiteId: Scalars['ID']['input'];
};


export type MutationTakePhotoArgs = {
  id: Scalars['ID']['input'];
  websiteId: Scalars['ID']['input'];
};


export type MutationTellTuningJobArgs = {
  id: Scalars['ID']['input'];
  wish: TuningWish;
};


export type MutationUndoChangeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoChatMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUndoJudgingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnpublishBlogPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnpublishWebsiteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateAssetArgs = {
  input: UpdateAssetInput;
};


export type MutationUpdateChatTemplateArgs = {
  id: Scalars['ID']['input'];
  input: ChatTemplateInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateExampleArgs = {
  id: Scalars['ID']['input'];
  input: ExampleInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateKvStorageArgs = {
  key: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateTemplateArgs = {
  id: Scalars['ID']['input'];
  input: TemplateInput;
  swapsWith?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateTemplateSectionArgs = {
  input: TemplateSectionInput;
  kind: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateTrainingWebsiteArgs = {
  id: Scalars['ID']['input'];
  input: TrainingWebsiteInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUploadAssetArgs = {
  input: UploadAssetInput;
};


export type MutationWriteBlogPostArgs = {
  topicId: Scalars['ID']['input'];
};


export type MutationWriteForPostArgs = {
  id: Scalars['ID']['input'];
  kind: BlogPostPart;
  text: Scalars['String']['input'];
  wish?: InputMaybe<Scalars['String']['input']>;
};

export type NewAccessKey = {
  __typename?: 'NewAccessKey';
  key: AccessKey;
  /** The key. It is told this once. */
  secret: Scalars['String']['output'];
};

export type NewExampleInput = {
  /** A list of calls: `name` of a tool, `input`. */
  calls: Scalars['JSON']['input'];
  reply: Scalars['String']['input'];
  score?: InputMaybe<Scalars['Int']['input']>;
  tags: Array<Scalars['String']['input']>;
  task: ExampleTask;
  /** 1 to 20,000 characters. */
  words: Scalars['String']['input'];
};

export type Node = {
  id: Scalars['ID']['output'];
};

export type OpenedOrder = {
  __typename?: 'OpenedOrder';
  /** Where it is paid, or a change is confirmed. */
  url: Scalars['String']['output'];
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A photo of somebody else that may be used for free. */
export type Photo = {
  __typename?: 'Photo';
  credit: PictureCredit;
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** An address on its provider's server: it is shown from there. */
  preview: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

/** Whose a picture is, and on which terms it may be used. */
export type PictureCredit = {
  __typename?: 'PictureCredit';
  author: Scalars['String']['output'];
  authorUrl: Scalars['String']['output'];
  licence: Scalars['String']['output'];
  /** Where it was found, such as Pexels. */
  source: Scalars['String']['output'];
  sourceUrl: Scalars['String']['output'];
};

export type PictureGenerator = {
  __typename?: 'PictureGenerator';
  /** The one under way, or the last one, until it is put away. */
  latest?: Maybe<Generating>;
  /** How many more the plan has, this month; null: without limit. */
  left?: Maybe<Scalars['Int']['output']>;
};

/** What can be told from its pixels, for whoever finds places for photos. */
export type PictureLook = {
  __typename?: 'PictureLook';
  /** How many different tones it has, in bits; of calm photos few. */
  entropy: Scalars['Float']['output'];
  /** How strongly neighbouring points differ; of blurred photos little. */
  sharpness: Scalars['Float']['output'];
};

export type PictureShape =
  | 'SQUARE'
  | 'TALL'
  | 'WIDE';

export type Plan = {
  __typename?: 'Plan';
  /** A month. */
  assistantMessages: Scalars['Int']['output'];
  /** Assistant messages that counted this month. */
  assistantMessagesUsed: Scalars['Int']['output'];
  /** Published pages come without our badge. */
  badgeRemovable: Scalars['Boolean']['output'];
  codeForHead: Scalars['Boolean']['output'];
  /** Domains of one's own that may be connected. */
  domains: Scalars['Int']['output'];
  /** A month. Null where pictures are not generated at all. */
  generatedPictures?: Maybe<Scalars['Int']['output']>;
  id: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** Room for the pictures of each website; a plan may have more than an Int holds. */
  mediaBytes: Scalars['Float']['output'];
  /** Of each website. */
  pages: Scalars['Int']['output'];
  sitePassword: Scalars['Boolean']['output'];
  /** Null: without limit. */
  waitlistEntries?: Maybe<Scalars['Int']['output']>;
  websites: Scalars['Int']['output'];
};

export type PlanChange = {
  __typename?: 'PlanChange';
  /** Charged once it is confirmed. */
  dueNow?: Maybe<Money>;
  /** In force now. */
  from: Plan;
  /** When the other plan comes into force; null: at once. */
  fromWhen?: Maybe<Scalars['DateTime']['output']>;
  kind: PlanChangeKind;
  /** Why it cannot be chosen, or why nobody knows just now what it costs. Null: all of it is known. */
  problem?: Maybe<Scalars['String']['output']>;
  /** By name what the other plan has no room for; nothing of it is deleted. */
  rests: Array<PlanRest>;
  /** Charged each month from `thenAt` on; null: nothing more. */
  then?: Maybe<Money>;
  thenAt?: Maybe<Scalars['DateTime']['output']>;
  to: Plan;
};

export type PlanChangeKind =
  | 'BUY'
  | 'CANCEL'
  | 'CURRENT'
  | 'DOWNGRADE'
  | 'NONE'
  | 'UPGRADE';

export type PlanOffer = {
  __typename?: 'PlanOffer';
  /** What going over to it would be. */
  change: PlanChangeKind;
  isCurrent: Scalars['Boolean']['output'];
  monthly: Money;
  plan: Plan;
};

export type PlanRest = {
  __typename?: 'PlanRest';
  /** What becomes of it: a sentence that begins with its name. */
  detail: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** website, domain, page-limit, head-code, badge, waitlist or messages. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type PlanSource =
  | 'FREE'
  /** Given by us. */
  | 'GRANT'
  | 'SUBSCRIPTION';

/** How much of one limit of the plan is used. */
export type PlanUse = {
  __typename?: 'PlanUse';
  /** More than the plan has: it stays, and nothing can be added. */
  isOver: Scalars['Boolean']['output'];
  key: PlanUseKey;
  label: Scalars['String']['output'];
  /** Null: without limit. */
  limit?: Maybe<Scalars['Float']['output']>;
  /** Pictures in bytes; a float, since they may be more than an Int holds. */
  used: Scalars['Float']['output'];
  /** What is counted for each website is that of the fullest. */
  websiteId?: Maybe<Scalars['ID']['output']>;
  websiteName?: Maybe<Scalars['String']['output']>;
  /** Both in words, and of which website they are. */
  words: Scalars['String']['output'];
};

export type PlanUseKey =
  | 'ASSISTANT_MESSAGES'
  | 'DOMAINS'
  | 'GENERATED_PICTURES'
  | 'PAGES'
  | 'PICTURES'
  | 'WAITLIST'
  | 'WEBSITES';

/** Staff: how runs stand today. */
export type Playground = {
  __typename?: 'Playground';
  /** Else the built-in designer does all runs. */
  hasModel: Scalars['Boolean']['output'];
  /** Of a day, in US dollars. */
  limit: Scalars['Float']['output'];
  samples: Array<ChatTrialSample>;
  /** By runs since midnight in UTC, in US dollars. */
  spent: Scalars['Float']['output'];
};

/** A call of a model that was not done. */
export type PlaygroundRefusal = {
  __typename?: 'PlaygroundRefusal';
  /** As JSON. */
  input: Scalars['String']['output'];
  name: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

/** Staff: one thing that was asked for, in two ways. */
export type PlaygroundRun = Node & {
  __typename?: 'PlaygroundRun';
  /** The website that a message is about; else empty. */
  about: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Parts in which the two results differ, in words; empty where they are the same, or not both there. */
  difference: Array<Scalars['String']['output']>;
  /** What was kept of it as examples. */
  examples: Array<Example>;
  id: Scalars['ID']['output'];
  /** Else the built-in designer did it. */
  isByModel: Scalars['Boolean']['output'];
  /** Why it failed; else empty. */
  note: Scalars['String']['output'];
  seed: Scalars['Int']['output'];
  /** The left one first. */
  sides: Array<PlaygroundSide>;
  state: PlaygroundState;
  task: PlaygroundTask;
  verdict?: Maybe<PlaygroundVerdict>;
  words: Scalars['String']['output'];
};

export type PlaygroundRunConnection = {
  __typename?: 'PlaygroundRunConnection';
  edges: Array<PlaygroundRunEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type PlaygroundRunEdge = {
  __typename?: 'PlaygroundRunEdge';
  cursor: Scalars['String']['output'];
  node: PlaygroundRun;
};

export type PlaygroundRunInput = {
  left: PlaygroundSideInput;
  right: PlaygroundSideInput;
  /** For a message: the name of the sample that it is about. */
  sample?: InputMaybe<Scalars['String']['input']>;
  seed?: InputMaybe<Scalars['Int']['input']>;
  task: PlaygroundTask;
  /** For a message: the training website that it is about, in the place of a sample. */
  trainingId?: InputMaybe<Scalars['ID']['input']>;
  /** The brief, or the message. 3 to 4,000 characters. */
  words: Scalars['String']['input'];
};

export type PlaygroundSide = {
  __typename?: 'PlaygroundSide';
  /** What it changed, or has changed so far, a sentence each. */
  changes: Array<Scalars['String']['output']>;
  document?: Maybe<Scalars['JSON']['output']>;
  hasResult: Scalars['Boolean']['output'];
  isOver: Scalars['Boolean']['output'];
  milliseconds?: Maybe<Scalars['Int']['output']>;
  /** Chosen for this side. */
  model?: Maybe<Scalars['String']['output']>;
  /** The step that it is at, or why it failed. */
  note: Scalars['String']['output'];
  operations?: Maybe<Scalars['JSON']['output']>;
  refused: Array<PlaygroundRefusal>;
  reply: Scalars['String']['output'];
  side: PlaygroundSideName;
  /** Chosen for this side. */
  temperature?: Maybe<Scalars['Float']['output']>;
  /** Null: only the rules of the house. */
  template?: Maybe<ChatTemplateRef>;
  usage?: Maybe<ChatUsage>;
};

export type PlaygroundSideInput = {
  /** Null: as the template says, or as is usual. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 2. Null: as the template says, or as is usual. */
  temperature?: InputMaybe<Scalars['Float']['input']>;
  /** Null: only the rules of the house. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** Null: the newest. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type PlaygroundSideName =
  | 'LEFT'
  | 'RIGHT';

export type PlaygroundState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'WORKING';

export type PlaygroundTask =
  | 'BRIEF'
  | 'MESSAGE';

export type PlaygroundVerdict =
  | 'LEFT'
  | 'RIGHT'
  | 'SAME';

export type PublicWebsite = {
  __typename?: 'PublicWebsite';
  address: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  tagline: Scalars['String']['output'];
};

export type PublishedWebsite = {
  __typename?: 'PublishedWebsite';
  id: Scalars['ID']['output'];
  /** Its owner chose it to be shown before others. */
  isPreferred: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  status: WebsiteStatus;
  /** In the last 30 days, or the 30 days before it came to rest. */
  visits: Scalars['Int']['output'];
};

export type Purchase = Node & {
  __typename?: 'Purchase';
  /** For a year of a name or a month of a plan, in the smallest unit of the currency. */
  amount: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  domain?: Maybe<Domain>;
  /** Of a plan: the id of the one before. */
  from?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: PurchaseKind;
  /** Why it failed, in words. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Of a plan: the path of ours that they came from. */
  returnTo?: Maybe<Scalars['String']['output']>;
  state: PurchaseState;
  /** What is bought: the name of a domain, or the id of a plan. */
  subject: Scalars['String']['output'];
};

export type PurchaseKind =
  | 'DOMAIN'
  | 'PLAN';

export type PurchaseState =
  /** Not paid yet, or the payment is on its way. */
  | 'ASKED'
  /** The domain is theirs, and everything is done. */
  | 'CONNECTED'
  /** The plan is in force. */
  | 'DELIVERED'
  /** Not paid in time, or its subscription has ended. */
  | 'EXPIRED'
  /** What was paid is on its way back. */
  | 'FAILED'
  | 'PAID'
  | 'REFUNDED'
  | 'REGISTERED'
  | 'REGISTERING';

export type Query = {
  __typename?: 'Query';
  adminTemplate?: Maybe<Template>;
  /** Staff: all templates. */
  adminTemplates: TemplateConnection;
  /** A file made from an upload, as drafts show it; null for people who may not see the draft. */
  assetFile?: Maybe<SentFile>;
  chatTemplate?: Maybe<ChatTemplate>;
  /** Staff: chat templates by name. */
  chatTemplates: ChatTemplateConnection;
  /** Staff: what a trial can begin with. */
  chatTrialSamples: Array<ChatTrialSample>;
  example?: Maybe<Example>;
  /** Staff: the latest 20. */
  exampleExports: Array<ExampleExport>;
  exampleImport?: Maybe<ExampleImport>;
  /** Staff: the latest 20. */
  exampleImports: Array<ExampleImport>;
  exampleSets: ExampleSets;
  /** Staff: tags of the latest examples, in the order of the alphabet. */
  exampleTags: Array<Scalars['String']['output']>;
  /** Staff: examples of what is asked for and what is expected, the newest first. */
  examples: ExampleConnection;
  /** The latest of whoever asks that failed within a day, unless it was tried again or dismissed. */
  failedSiteImport?: Maybe<SiteImport>;
  /** Before another default model counts; null names the one of the installation. */
  gateOfModel: Gate;
  /** The website that a case came to when it was first asked on a side. */
  gateResult?: Maybe<Scalars['JSON']['output']>;
  kvStorage?: Maybe<KvStorage>;
  /** Staff: keys that have a value, and those that the product reads. */
  kvStorages: KvStorageConnection;
  /** An upload exactly as it came. To be offered as a download only, never shown as a page or a picture. */
  originalFile?: Maybe<SentFile>;
  playground: Playground;
  playgroundRun?: Maybe<PlaygroundRun>;
  /** Staff: runs of all of them, the newest first. Gone after 30 days. */
  playgroundRuns: PlaygroundRunConnection;
  /** Staff: beginnings of the names of models whose price is known. */
  pricedModels: Array<Scalars['String']['output']>;
  /** The public card of a published website, for people who may not edit it. */
  publicWebsite?: Maybe<PublicWebsite>;
  /** Staff: everybody with an account, the newest first. */
  recentSignups: SignupConnection;
  redwood: Redwood;
  /** Names that go with a name or some words, whether they are free, and their price. */
  searchDomains: Array<DomainOffer>;
  /** Photos that fit some words, 12 of each provider a page. */
  searchPhotos: FoundPhotos;
  /** Kinds of sections that something was decided of; all others are on, with all their layouts. */
  sectionLibrary: Array<DecidedSectionKind>;
  /** Staff: new accounts on each of the last `last` days (UTC), oldest first. */
  signupDays: Array<SignupDay>;
  /** For whoever asked for it, or has the website that came of it; to all others it is not there. */
  siteImport: SiteImport;
  /** Those of whoever asks that are under way, the newest first. */
  siteImports: Array<SiteImport>;
  /** Whether this website could have this subdomain. */
  subdomainAvailability: SubdomainAvailability;
  /** A file that a visitor sent with a form, for the owner alone. To be offered as a download only, never shown as a page or a picture. */
  submissionFile?: Maybe<SentFile>;
  /** A document: the template of a public builder, filled with somebody's name and description. Stores nothing. */
  templatePreview?: Maybe<Scalars['JSON']['output']>;
  templateSection?: Maybe<TemplateSection>;
  /** Staff: every kind of section, in the order in which people are offered them. */
  templateSections: TemplateSectionConnection;
  /** Templates anybody may start from: the published ones. */
  templates: Array<Template>;
  /** Staff: tags of the latest examples, in the order of the alphabet. */
  trainingTags: Array<Scalars['String']['output']>;
  trainingWebsite?: Maybe<TrainingWebsite>;
  /** Staff: examples to learn from, the newest first. */
  trainingWebsites: TrainingWebsiteConnection;
  /** Staff: models that came of jobs or were named by hand, the newest first, 200 at most. */
  tunedModels: Array<TunedModel>;
  tuning: Tuning;
  tuningJob?: Maybe<TuningJob>;
  /** Staff: fine-tuning jobs of all of them, the newest first. */
  tuningJobs: TuningJobConnection;
  tuningPlan: TuningPlan;
  /** The websites that the claims of this request open, the newest first. */
  unclaimedWebsites: Array<Website>;
  /** What this person has and may do. Null for a visitor. */
  viewer?: Maybe<Viewer>;
  /** One website the caller may read; null otherwise. `previewToken` opens a draft to whoever holds the link. */
  website?: Maybe<Website>;
};


export type QueryAdminTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<TemplateSort>;
  state?: InputMaybe<TemplateState>;
};


export type QueryAssetFileArgs = {
  file: Scalars['String']['input'];
  previewToken?: InputMaybe<Scalars['String']['input']>;
  websiteId: Scalars['ID']['input'];
};


export type QueryChatTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChatTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  purpose?: InputMaybe<ChatPurpose>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ChatTemplateState>;
};


export type QueryExampleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryExampleImportArgs = {
  id: Scalars['ID']['input'];
};


export type QueryExamplesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<ExampleKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<ExampleSource>;
  split?: InputMaybe<ExampleSplit>;
  state?: InputMaybe<ExampleState>;
  tag?: InputMaybe<Scalars['String']['input']>;
  task?: InputMaybe<ExampleTask>;
};


export type QueryGateOfModelArgs = {
  model?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGateResultArgs = {
  isNew: Scalars['Boolean']['input'];
  place: Scalars['Int']['input'];
  run: Scalars['ID']['input'];
};


export type QueryKvStorageArgs = {
  key: Scalars['ID']['input'];
};


export type QueryKvStoragesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOriginalFileArgs = {
  id: Scalars['ID']['input'];
  websiteId: Scalars['ID']['input'];
};


export type QueryPlaygroundRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlaygroundRunsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPublicWebsiteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRecentSignupsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  plan?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SignupSort>;
};


export type QuerySearchDomainsArgs = {
  text: Scalars['String']['input'];
};


export type QuerySearchPhotosArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
  websiteId: Scalars['ID']['input'];
};


export type QuerySignupDaysArgs = {
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySiteImportArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySubdomainAvailabilityArgs = {
  subdomain: Scalars['String']['input'];
  websiteId: Scalars['ID']['input'];
};


export type QuerySubmissionFileArgs = {
  file: Scalars['ID']['input'];
  submission: Scalars['ID']['input'];
};


export type QueryTemplatePreviewArgs = {
  builderNumber: Scalars['Int']['input'];
  description: Scalars['String']['input'];
  name: Scalars['String']['input'];
  seed: Scalars['Int']['input'];
};


export type QueryTemplateSectionArgs = {
  kind: Scalars['ID']['input'];
};


export type QueryTemplateSectionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTrainingWebsiteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTrainingWebsitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  origin?: InputMaybe<TrainingOrigin>;
  score?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<TrainingStatus>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTuningJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTuningJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTuningPlanArgs = {
  input: TuningPlanInput;
};


export type QueryWebsiteArgs = {
  id: Scalars['ID']['input'];
  previewToken?: InputMaybe<Scalars['String']['input']>;
};

export type Redwood = {
  __typename?: 'Redwood';
  /** The caller's profile with roles, and an alert while there is something to be told about their plan; null without a token. */
  currentUser?: Maybe<Scalars['JSON']['output']>;
};

export type Revision = Node & {
  __typename?: 'Revision';
  /** Name of who made it. */
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The access key that it was made with; null when its author was at work themselves. */
  keyName?: Maybe<Scalars['String']['output']>;
  number: Scalars['Int']['output'];
  source: RevisionSource;
  /** One sentence for people. */
  summary: Scalars['String']['output'];
};

export type RevisionConnection = {
  __typename?: 'RevisionConnection';
  edges: Array<RevisionEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type RevisionEdge = {
  __typename?: 'RevisionEdge';
  cursor: Scalars['String']['output'];
  node: Revision;
};

export type RevisionSource =
  | 'CHAT'
  | 'FORM'
  | 'GENERATED'
  | 'IMPORT'
  | 'REDO'
  | 'RESTORE'
  | 'UNDO';

export type SavedBlogPost = {
  __typename?: 'SavedBlogPost';
  conflicts: Array<BlogPostConflict>;
  /** Fields that somebody else changed since the version that was worked on. */
  merged: Array<Scalars['String']['output']>;
  post: BlogPost;
};

export type SendChatMessageInput = {
  /** The part of the website that the message is about. */
  about?: InputMaybe<ChatAboutInput>;
  /** What the sender calls this attempt, 8 to 64 characters: sent twice it is one message. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** The page being looked at, so that "this page" means something. */
  pagePath?: InputMaybe<Scalars['String']['input']>;
  /** An asset of the website's library that comes with the message. */
  picture?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 2,000 characters. */
  text: Scalars['String']['input'];
  websiteId: Scalars['ID']['input'];
};

export type SendChatMessagePayload = {
  __typename?: 'SendChatMessagePayload';
  message: ChatMessage;
  website: Website;
};

export type SentFile = {
  __typename?: 'SentFile';
  /** Base64. */
  body: Scalars['String']['output'];
  contentType: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Names what stands in each setting. A save that says which one it was made on never overwrites another. */
export type SettingVersions = {
  __typename?: 'SettingVersions';
  address: Scalars['String']['output'];
  headCode: Scalars['String']['output'];
  notifications: Scalars['String']['output'];
  password: Scalars['String']['output'];
  visibility: Scalars['String']['output'];
};

export type ShareLink = Node & {
  __typename?: 'ShareLink';
  createdAt: Scalars['DateTime']['output'];
  /** Null: until it is revoked. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** What `website(previewToken:)` takes; it opens the draft to whoever has it. */
  token: Scalars['String']['output'];
};

/** Staff: somebody who made an account. */
export type Signup = Node & {
  __typename?: 'Signup';
  createdAt: Scalars['DateTime']['output'];
  /** Empty until they came back from logging in. */
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The label of the plan in force. */
  plan: Scalars['String']['output'];
  /** The path of the page that they signed up from; null where nobody said. */
  source?: Maybe<Scalars['String']['output']>;
  websiteCount: Scalars['Int']['output'];
};

export type SignupConnection = {
  __typename?: 'SignupConnection';
  edges: Array<SignupEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SignupDay = {
  __typename?: 'SignupDay';
  name: Scalars['String']['output'];
  signups: Scalars['Int']['output'];
};

export type SignupEdge = {
  __typename?: 'SignupEdge';
  cursor: Scalars['String']['output'];
  node: Signup;
};

export type SignupSort =
  | 'NEWEST'
  | 'OLDEST';

/** A website elsewhere that becomes one of ours. Its id is also that of the website that comes of it. */
export type SiteImport = Node & {
  __typename?: 'SiteImport';
  address: Scalars['String']['output'];
  done: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** What is being done; afterwards empty, or why it came to nothing. */
  note: Scalars['String']['output'];
  /** What was kept, left out and unsure, by page, and where each fact was read. */
  report?: Maybe<Scalars['JSON']['output']>;
  state: SiteImportState;
  templateId?: Maybe<Scalars['ID']['output']>;
  /** Null while nobody knows how much there is to do. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Null while it is made, when that came to nothing, and when it was deleted. */
  website?: Maybe<Website>;
};

export type SiteImportState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'WORKING';

/** What is set for a website beside its document. It counts at once, without publishing. */
export type SiteSettings = {
  __typename?: 'SiteSettings';
  /** Where mail goes without an address of the website's own. */
  accountAddress: Scalars['String']['output'];
  /** Addresses that the website had and that still lead to it. */
  formerAddresses: Array<Scalars['String']['output']>;
  hasPassword: Scalars['Boolean']['output'];
  headCode: Scalars['String']['output'];
  hiddenFromSearch: Scalars['Boolean']['output'];
  /** Whether the plan has code for the head. */
  mayHaveHeadCode: Scalars['Boolean']['output'];
  /** Whether the plan has site passwords. */
  mayHavePassword: Scalars['Boolean']['output'];
  notifyAddress: Scalars['String']['output'];
  notifyOwner: Scalars['Boolean']['output'];
  /** An address that waits for the code that was sent to it; empty when none does. */
  notifyPending: Scalars['String']['output'];
  versions: SettingVersions;
};

export type SubdomainAvailability = {
  __typename?: 'SubdomainAvailability';
  address: Scalars['String']['output'];
  isFree: Scalars['Boolean']['output'];
  problem?: Maybe<Scalars['String']['output']>;
  subdomain: Scalars['String']['output'];
  suggestion?: Maybe<Scalars['String']['output']>;
};

export type Subscription = {
  __typename?: 'Subscription';
  /** How a domain stands, at once and whenever something about it is new. Ends with the token. */
  domainUpdates: DomainUpdate;
  /** How a website stands, at once and whenever something about it is new: whoever comes back sees what was missed. Ends with the token. */
  websiteUpdates: WebsiteUpdate;
};


export type SubscriptionDomainUpdatesArgs = {
  id: Scalars['ID']['input'];
};


export type SubscriptionWebsiteUpdatesArgs = {
  id: Scalars['ID']['input'];
};

export type Template = Node & {
  __typename?: 'Template';
  /** 1 to 10 for the public builders, or null. */
  builderNumber?: Maybe<Scalars['Int']['output']>;
  category: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  /** The engine's template that gives it its form. */
  design: Scalars['String']['output'];
  document: Scalars['JSON']['output'];
  /** Staff: the website whose document is edited; null until somebody opens the editor. */
  draft?: Maybe<Website>;
  /** For staff: what was done to it, the newest first. */
  history: AuditEntryConnection;
  id: Scalars['ID']['output'];
  /** Staff: the draft says something else than what is in use. */
  isChanged: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  published: Scalars['Boolean']['output'];
  /** Offered to nobody any more since then; null while it is. */
  retiredAt?: Maybe<Scalars['DateTime']['output']>;
  slug: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** For staff. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Counts its changes; an edit says which one it saw. */
  version: Scalars['Int']['output'];
  /** Staff: 0 while it shows what its design came with. */
  versionInUse: Scalars['Int']['output'];
  /** Staff: the newest first, fifty at most. */
  versions: Array<TemplateVersion>;
  /** For staff. */
  websiteCount: Scalars['Int']['output'];
};


export type TemplateHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type TemplateConnection = {
  __typename?: 'TemplateConnection';
  edges: Array<TemplateEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TemplateEdge = {
  __typename?: 'TemplateEdge';
  cursor: Scalars['String']['output'];
  node: Template;
};

export type TemplateInput = {
  builderNumber?: InputMaybe<Scalars['Int']['input']>;
  category: Scalars['String']['input'];
  description: Scalars['String']['input'];
  design: Scalars['String']['input'];
  name: Scalars['String']['input'];
  published: Scalars['Boolean']['input'];
  slug: Scalars['String']['input'];
};

/** Staff: a kind of section with what was decided of it. Every kind is there, also while nothing is decided. */
export type TemplateSection = Node & {
  __typename?: 'TemplateSection';
  /** What a model is told beside `ownHint`. */
  hint: Scalars['String']['output'];
  /** What was done to it, the newest first. */
  history: AuditEntryConnection;
  id: Scalars['ID']['output'];
  isOn: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  /** Why it cannot be switched off; null when it can. */
  neededFor?: Maybe<Scalars['String']['output']>;
  ownHint: Scalars['String']['output'];
  ownSample: Scalars['String']['output'];
  /** What of it does not count, since this release cannot read it; null when all is well. */
  problem?: Maybe<Scalars['String']['output']>;
  purpose: Scalars['String']['output'];
  /** Props as indented JSON; the kind's own where none are set. */
  sample: Scalars['String']['output'];
  /** Templates that have such a section. */
  templateCount: Scalars['Int']['output'];
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedBy?: Maybe<Scalars['String']['output']>;
  variants: Array<TemplateSectionVariant>;
  /** 0 while nothing is decided. */
  version: Scalars['Int']['output'];
};


/** Staff: a kind of section with what was decided of it. Every kind is there, also while nothing is decided. */
export type TemplateSectionHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type TemplateSectionConnection = {
  __typename?: 'TemplateSectionConnection';
  edges: Array<TemplateSectionEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TemplateSectionEdge = {
  __typename?: 'TemplateSectionEdge';
  cursor: Scalars['String']['output'];
  node: TemplateSection;
};

export type TemplateSectionInput = {
  hint: Scalars['String']['input'];
  isOn: Scalars['Boolean']['input'];
  /** Props as JSON; empty for the kind's own. */
  sample: Scalars['String']['input'];
  /** Nothing new is made with them. Never all of them. */
  variantsOff: Array<Scalars['ID']['input']>;
};

export type TemplateSectionVariant = {
  __typename?: 'TemplateSectionVariant';
  hint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isOn: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
};

export type TemplateSort =
  | 'NAME'
  | 'NAME_REVERSED';

export type TemplateState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'RETIRED';

/** Staff: a document that a template had in use. */
export type TemplateVersion = {
  __typename?: 'TemplateVersion';
  createdAt: Scalars['DateTime']['output'];
  madeBy: Scalars['String']['output'];
  number: Scalars['Int']['output'];
};

export type TrainingAddressInput = {
  /** Of a public page. */
  address: Scalars['String']['input'];
  tags: Array<Scalars['String']['input']>;
  /** Empty: the website's name. */
  title: Scalars['String']['input'];
};

export type TrainingBriefInput = {
  /** 3 to 4,000 characters. */
  brief: Scalars['String']['input'];
  tags: Array<Scalars['String']['input']>;
  /** Empty: the website's name. */
  title: Scalars['String']['input'];
};

/** Whether staff may make examples to learn from of a website. */
export type TrainingConsent = {
  __typename?: 'TrainingConsent';
  /** Since when. */
  at?: Maybe<Scalars['DateTime']['output']>;
  given: Scalars['Boolean']['output'];
  /** A save that names it never overwrites another. */
  version: Scalars['String']['output'];
};

export type TrainingOrigin =
  | 'ADDRESS'
  | 'BRIEF'
  | 'WEBSITE';

export type TrainingSourceInput = {
  tags: Array<Scalars['String']['input']>;
  /** Empty: the website's name. */
  title: Scalars['String']['input'];
  /** Its address or id. */
  website: Scalars['String']['input'];
};

export type TrainingState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'WORKING';

export type TrainingStatus =
  | 'GOOD'
  | 'NEW'
  | 'REJECTED';

/** Staff: an example to learn from, what was asked for and the website that answers it. */
export type TrainingWebsite = Node & {
  __typename?: 'TrainingWebsite';
  brief: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** What was done to it, the newest first. */
  history: AuditEntryConnection;
  id: Scalars['ID']['output'];
  /** The step that it is at; afterwards empty, or why it failed. */
  note: Scalars['String']['output'];
  notes: Scalars['String']['output'];
  origin: TrainingOrigin;
  /** What was kept, left out and guessed of what it was made from. */
  report?: Maybe<Scalars['JSON']['output']>;
  /** 1 to 5; null while nobody has judged it. */
  score?: Maybe<Scalars['Int']['output']>;
  /** Of a public page: where it was read. */
  sourceUrl?: Maybe<Scalars['String']['output']>;
  state: TrainingState;
  status: TrainingStatus;
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Counts its changes; an edit says which one it was made on. */
  version: Scalars['Int']['output'];
  /** Its document, as a website that staff edit; null while it is made, and when that came to nothing. */
  website?: Maybe<Website>;
};


/** Staff: an example to learn from, what was asked for and the website that answers it. */
export type TrainingWebsiteHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type TrainingWebsiteConnection = {
  __typename?: 'TrainingWebsiteConnection';
  edges: Array<TrainingWebsiteEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TrainingWebsiteEdge = {
  __typename?: 'TrainingWebsiteEdge';
  cursor: Scalars['String']['output'];
  node: TrainingWebsite;
};

export type TrainingWebsiteInput = {
  brief: Scalars['String']['input'];
  notes: Scalars['String']['input'];
  score?: InputMaybe<Scalars['Int']['input']>;
  status: TrainingStatus;
  tags: Array<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

/** Staff: a model that came of a job, or that somebody named. It is asked only where somebody chooses it. */
export type TunedModel = Node & {
  __typename?: 'TunedModel';
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Of the job that it came of; null: named by hand. */
  jobId?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  notes: Scalars['String']['output'];
};

/** Staff: where models are fine-tuned. */
export type Tuning = {
  __typename?: 'Tuning';
  /** That the settings name; else empty. */
  baseModel: Scalars['String']['output'];
  /** Its host; null where none is set up. */
  endpoint?: Maybe<Scalars['String']['output']>;
  /** What `model.default` names. */
  modelInUse?: Maybe<Scalars['String']['output']>;
};

export type TuningEvent = {
  __typename?: 'TuningEvent';
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Else the endpoint said it. */
  isOurs: Scalars['Boolean']['output'];
  level: TuningEventLevel;
  message: Scalars['String']['output'];
};

export type TuningEventLevel =
  | 'ERROR'
  | 'INFO'
  | 'WARNING';

/** Staff: a fine-tuning job at the endpoint of the model. */
export type TuningJob = Node & {
  __typename?: 'TuningJob';
  baseModel: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  createdBy: Scalars['String']['output'];
  /** Steps of `total`, where the endpoint says that. */
  done?: Maybe<Scalars['Int']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Host that it runs at. */
  endpoint: Scalars['String']['output'];
  /** Null: as the endpoint thinks best. */
  epochs?: Maybe<Scalars['Int']['output']>;
  /** In US dollars; null where no price was known. */
  estimatedCost?: Maybe<Scalars['Float']['output']>;
  /** What it was thought to take at its start. */
  estimatedTokens: Scalars['Int']['output'];
  /** The latest first, a hundred at most. */
  events: Array<TuningEvent>;
  /** To learn from. */
  examples: Scalars['Int']['output'];
  finishesAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: ExampleKind;
  lookedAt?: Maybe<Scalars['DateTime']['output']>;
  /** That came of it. */
  model?: Maybe<Scalars['String']['output']>;
  /** Why it failed, or why a wish was refused; else empty. */
  note: Scalars['String']['output'];
  /** What the endpoint calls it. */
  remoteId?: Maybe<Scalars['String']['output']>;
  /** In the word of the endpoint. */
  remoteState?: Maybe<Scalars['String']['output']>;
  source?: Maybe<ExampleSource>;
  /** LOST: nobody looks at it any more. */
  state: TuningState;
  step: TuningStep;
  suffix: Scalars['String']['output'];
  tag?: Maybe<Scalars['String']['output']>;
  task?: Maybe<ExampleTask>;
  tools: ExampleTools;
  total?: Maybe<Scalars['Int']['output']>;
  trainedTokens?: Maybe<Scalars['Int']['output']>;
  /** What went wrong with the last look; else empty. */
  trouble: Scalars['String']['output'];
  /** To check with. */
  validations: Scalars['Int']['output'];
  /** What the endpoint has still to be told. */
  wish?: Maybe<TuningWish>;
};

export type TuningJobConnection = {
  __typename?: 'TuningJobConnection';
  edges: Array<TuningJobEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type TuningJobEdge = {
  __typename?: 'TuningJobEdge';
  cursor: Scalars['String']['output'];
  node: TuningJob;
};

export type TuningJobInput = {
  baseModel: Scalars['String']['input'];
  epochs?: InputMaybe<Scalars['Int']['input']>;
  /** It may begin although nobody knows what it costs. */
  isCostAccepted: Scalars['Boolean']['input'];
  /** Asked for twice with the same one, there is one job. */
  key: Scalars['String']['input'];
  kind: ExampleKind;
  source?: InputMaybe<ExampleSource>;
  /** Part of the name of the model; may be empty. */
  suffix: Scalars['String']['input'];
  tag?: InputMaybe<Scalars['String']['input']>;
  task?: InputMaybe<ExampleTask>;
  tools: ExampleTools;
};

/** Staff: what a job would come to. */
export type TuningPlan = {
  __typename?: 'TuningPlan';
  /** In US dollars; null where no price is known. */
  cost?: Maybe<Scalars['Float']['output']>;
  epochs: Scalars['Int']['output'];
  /** To learn from. */
  examples: Scalars['Int']['output'];
  isEpochsGuessed: Scalars['Boolean']['output'];
  limit: Scalars['Float']['output'];
  /** Of the day, in US dollars. */
  spent: Scalars['Float']['output'];
  /** Of all epochs, thought. */
  tokens: Scalars['Int']['output'];
  /** To check with. */
  validations: Scalars['Int']['output'];
};

export type TuningPlanInput = {
  baseModel: Scalars['String']['input'];
  /** Null: as the endpoint thinks best. */
  epochs?: InputMaybe<Scalars['Int']['input']>;
  kind: ExampleKind;
  source?: InputMaybe<ExampleSource>;
  tag?: InputMaybe<Scalars['String']['input']>;
  task?: InputMaybe<ExampleTask>;
  /** Which tools each line offers. */
  tools: ExampleTools;
};

export type TuningState =
  | 'CANCELLED'
  | 'DONE'
  | 'FAILED'
  | 'LOST'
  | 'WORKING';

export type TuningStep =
  | 'FOLLOW'
  | 'START'
  | 'UPLOAD';

export type TuningWish =
  | 'CANCEL'
  | 'LOOK'
  | 'PAUSE'
  | 'RESUME';

/** One thing read of a description, in the words of its owner. */
export type Understood = {
  __typename?: 'Understood';
  /** Which fact, the same in every language: `name`, `hours`. */
  fact: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** An entry a line. */
  value: Scalars['String']['output'];
};

export type UpdateAssetInput = {
  alt?: InputMaybe<Scalars['String']['input']>;
  /** Of new uses; '' for the whole picture. */
  crop?: InputMaybe<Scalars['String']['input']>;
  /** Of new uses; '' for the middle. */
  focus?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  websiteId: Scalars['ID']['input'];
};

export type UploadAssetInput = {
  alt?: InputMaybe<Scalars['String']['input']>;
  /** Needed: PNG, JPEG, WebP, AVIF, GIF or SVG, up to 10 MB. */
  file?: InputMaybe<Scalars['File']['input']>;
  websiteId: Scalars['ID']['input'];
};

export type Viewer = {
  __typename?: 'Viewer';
  /** Those that work, the newest first. */
  accessKeys: Array<AccessKey>;
  billing: Billing;
  /** What is kept of their plan, their subscriptions and what they bought, to take away. */
  billingRecords: Scalars['JSON']['output'];
  /** How many count against `plan.domains`. */
  connectedDomainCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** What can be restored, the last deleted first. */
  deletedWebsites: WebsiteConnection;
  /** What they type to delete their account. */
  deletionWord: Scalars['String']['output'];
  domain: Domain;
  /** Their names, the last added first. */
  domains: DomainConnection;
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  picture?: Maybe<Scalars['String']['output']>;
  /** In force now. */
  plan: Plan;
  /** What it would mean to go over to this plan. NOT_FOUND for one that does not exist. */
  planChange: PlanChange;
  /** All of them, from the lowest to the highest. */
  plans: Array<PlanOffer>;
  /** A purchase by the order at the payment provider, or by its own id; null unless it is theirs. */
  purchase?: Maybe<Purchase>;
  roles: Array<Scalars['String']['output']>;
  websiteCount: Scalars['Int']['output'];
  websites: WebsiteConnection;
  /** Those of the named websites that they have, by name. 100 at most. */
  websitesById: Array<Website>;
};


export type ViewerDeletedWebsitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type ViewerDomainArgs = {
  id: Scalars['ID']['input'];
};


export type ViewerDomainsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerPlanChangeArgs = {
  plan: Scalars['ID']['input'];
};


export type ViewerPurchaseArgs = {
  checkoutId?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type ViewerWebsitesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<WebsiteSort>;
};


export type ViewerWebsitesByIdArgs = {
  ids: Array<Scalars['ID']['input']>;
};

export type VisitCount = {
  __typename?: 'VisitCount';
  /** A day (`2026-11-21`), a path (`/menu`) or a host (`news.example`). */
  name: Scalars['String']['output'];
  visits: Scalars['Int']['output'];
};

export type Visits = {
  __typename?: 'Visits';
  /** Every day of the period, oldest first. */
  days: Array<VisitCount>;
  /** The 20 pages seen most. */
  pages: Array<VisitCount>;
  /** The 20 sites that led most people here. */
  referrers: Array<VisitCount>;
};

export type Waitlist = {
  __typename?: 'Waitlist';
  askName: Scalars['Boolean']['output'];
  button: Scalars['String']['output'];
  /** New entries on each of the last `last` days (UTC), oldest first. */
  days: Array<WaitlistDay>;
  /** Everybody on the list, those beyond the plan too. */
  entries: Scalars['Int']['output'];
  heading: Scalars['String']['output'];
  intro: Scalars['String']['output'];
  /** How many entries, the oldest first, the plan shows; null without limit. */
  kept?: Maybe<Scalars['Int']['output']>;
  /** While it is on, visitors see one page with a form and nothing else. */
  on: Scalars['Boolean']['output'];
  thanks: Scalars['String']['output'];
  /** Names what stands here; saving says which one was seen. */
  version: Scalars['String']['output'];
  when: Scalars['String']['output'];
};


export type WaitlistDaysArgs = {
  last?: InputMaybe<Scalars['Int']['input']>;
};

export type WaitlistDay = {
  __typename?: 'WaitlistDay';
  entries: Scalars['Int']['output'];
  /** A day, such as `2026-11-21`. */
  name: Scalars['String']['output'];
};

export type WaitlistInput = {
  askName: Scalars['Boolean']['input'];
  button: Scalars['String']['input'];
  /** Empty: the name of the website. */
  heading: Scalars['String']['input'];
  intro: Scalars['String']['input'];
  on: Scalars['Boolean']['input'];
  thanks: Scalars['String']['input'];
  when: Scalars['String']['input'];
};

export type Website = Node & {
  __typename?: 'Website';
  /** Public address, also while unpublished. */
  address: Scalars['String']['output'];
  /** The labels of all fields that visitors answered to, those of the newest entries first. */
  answerLabels: Array<Scalars['String']['output']>;
  /** The library, newest first. */
  assets: AssetConnection;
  blog: Blog;
  canRedo: Scalars['Boolean']['output'];
  canUndo: Scalars['Boolean']['output'];
  canWrite: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Number of the newest revision; writes carry it back. */
  currentRevision: Scalars['Int']['output'];
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The draft, or an older revision's document, or the draft of the turn under way while there is one. */
  document: Scalars['JSON']['output'];
  /** The domains connected to it, the oldest first. */
  domains: Array<Domain>;
  /** What the assistant says before anybody has said anything; may be ''. */
  greeting: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** True while it belongs to nobody: whoever holds its claim may work on it or take it into an account. */
  isUnclaimed: Scalars['Boolean']['output'];
  /** When an unclaimed website is removed, unless it is changed or claimed before. */
  keptUntil?: Maybe<Scalars['DateTime']['output']>;
  language: Scalars['String']['output'];
  /** Those of the pictures that the website has, removed ones too: older revisions show them. `id.left-top-width-height`, in percent, is a crop; one that the draft does not show and nobody made yet is answered by the whole picture. */
  media: Array<AssetMedia>;
  mediaRoom: MediaRoom;
  /** The conversation, oldest first; the last `last` messages, or the last of those before the message `before`. */
  messages: Array<ChatMessage>;
  name: Scalars['String']['output'];
  /** Who is asked when photos are searched; empty: that is switched off here. */
  photoSources: Array<Scalars['String']['output']>;
  /** Null: pictures are not generated here. */
  pictureGenerator?: Maybe<PictureGenerator>;
  /** Opens this website's draft to a preview frame for an hour, nothing else. */
  previewToken: Scalars['String']['output'];
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the access key that published it; null when a person did. */
  publishedByKey?: Maybe<Scalars['String']['output']>;
  /** Number of the revision that visitors see, or see again after its rest; null while there is none. */
  publishedRevision?: Maybe<Scalars['Int']['output']>;
  purgeAt?: Maybe<Scalars['DateTime']['output']>;
  purpose: WebsitePurpose;
  /** What is kept of it beside its document, to take away: history, conversation, forms, visits, pictures. */
  records: Scalars['JSON']['output'];
  /** Published, but not shown since then: more are published than the plan shows. Null while it does not rest. */
  restsSince?: Maybe<Scalars['DateTime']['output']>;
  revisions: RevisionConnection;
  settings: SiteSettings;
  /** The links that open this draft to whoever has them, the newest first. */
  shareLinks: Array<ShareLink>;
  /** How it was brought over from elsewhere; null where it was not. */
  siteImport?: Maybe<SiteImport>;
  status: WebsiteStatus;
  subdomain: Scalars['String']['output'];
  /** What visitors sent with the forms of this website, newest first. Of all kinds when `kinds` is left out. */
  submissions: FormSubmissionConnection;
  /** Up to four messages worth sending, in the language of the website. */
  suggestions: Array<Scalars['String']['output']>;
  /** Staff: the template whose draft this is; null for every other website. */
  templateEdited?: Maybe<Template>;
  /** For staff: the chat template that is tried here; null for every other website. */
  templateTried?: Maybe<ChatTemplateRef>;
  /** Null for everybody but the owner. */
  trainingConsent?: Maybe<TrainingConsent>;
  /** The turn under way. */
  turn?: Maybe<ChatTurn>;
  /** What the designer read of the description, row by row. Empty for websites without one. */
  understood: Array<Understood>;
  /** A sentence for each change since the last publication, newest first; all of them for a draft. */
  unpublishedChanges: Array<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** Differs whenever what a screen shows of the website and its conversation differs. */
  updatesStamp: Scalars['String']['output'];
  /** How often pages of the published website were seen, robots left out, in the last `days` days (UTC). */
  visits: Visits;
  visitsIn7Days: Scalars['Int']['output'];
  waitlist: Waitlist;
};


export type WebsiteAssetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type WebsiteDocumentArgs = {
  revision?: InputMaybe<Scalars['Int']['input']>;
  turn?: InputMaybe<Scalars['ID']['input']>;
};


export type WebsiteMediaArgs = {
  ids?: Array<Scalars['ID']['input']>;
};


export type WebsiteMessagesArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


export type WebsiteRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type WebsiteSubmissionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<FormKind>>;
  search?: InputMaybe<Scalars['String']['input']>;
  spam?: InputMaybe<Scalars['Boolean']['input']>;
};


export type WebsiteVisitsArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};

export type WebsiteConnection = {
  __typename?: 'WebsiteConnection';
  edges: Array<WebsiteEdge>;
  /** False where there are more than were counted: long lists are not counted to their end. */
  isTotalExact: Scalars['Boolean']['output'];
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type WebsiteEdge = {
  __typename?: 'WebsiteEdge';
  cursor: Scalars['String']['output'];
  node: Website;
};

export type WebsiteExport = {
  __typename?: 'WebsiteExport';
  /** The ZIP, in base64. */
  archive: Scalars['String']['output'];
  /** Such as `maple-bakery.zip`. */
  fileName: Scalars['String']['output'];
};

/** SITE: somebody’s website. All others are documents that staff keep: without owner, address or plan. */
export type WebsitePurpose =
  | 'SITE'
  | 'TEMPLATE'
  | 'TRAINING'
  | 'TRIAL';

export type WebsiteSort =
  | 'CREATED'
  | 'NAME'
  | 'RECENT';

export type WebsiteStatus =
  | 'CHANGED'
  | 'DRAFT'
  | 'PUBLISHED'
  | 'RESTING';

export type WebsiteUpdate = {
  __typename?: 'WebsiteUpdate';
  /** The blog's `postsStamp`. */
  posts: Scalars['String']['output'];
  /** The website's `updatesStamp`. */
  stamp: Scalars['String']['output'];
  /** The blog's `tasksStamp`. */
  tasks: Scalars['String']['output'];
  turn?: Maybe<ChatTurn>;
};

/** A line of a file that is no example. */
export type WrongLine = {
  __typename?: 'WrongLine';
  line: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

export type ChatTemplatesQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  purpose?: InputMaybe<ChatPurpose>;
  state?: InputMaybe<ChatTemplateState>;
}>;


export type ChatTemplatesQuery = { __typename?: 'Query', chatTemplates: { __typename?: 'ChatTemplateConnection', totalCount: number, isTotalExact: boolean, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'ChatTemplateEdge', node: { __typename?: 'ChatTemplate', id: string, name: string, purpose: ChatPurpose, isActive: boolean, model?: string | null, version: number, updatedAt: string } }> } };

export type ChatTemplateQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ChatTemplateQuery = { __typename?: 'Query', chatTemplate?: { __typename?: 'ChatTemplate', id: string, name: string, purpose: ChatPurpose, prompt: string, greeting: string, suggestions: string, model?: string | null, temperature?: number | null, exampleCount: number, isActive: boolean, liveVersion?: number | null, warning?: string | null, needsModel: boolean, createdAt: string, updatedAt: string, updatedBy?: string | null, version: number, countedBefore?: { __typename?: 'ChatTemplateRef', id: string, name: string, version: number } | null, versionsUsed: Array<{ __typename?: 'ChatTemplateVersionUsed', version: number, turns: number, failed: number, undone: number, refused: number }>, example: { __typename?: 'ChatTemplateExample', website: string, isOwn: boolean, prompt: string, greeting: string, suggestions: Array<string>, variables: Array<{ __typename?: 'ChatVariable', name: string, meaning: string, value: string }> }, history: { __typename?: 'AuditEntryConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AuditEntryEdge', node: { __typename?: 'AuditEntry', id: string, at: string, actor: string, action: string, version?: number | null, changes: Array<{ __typename?: 'AuditedChange', field: string, before?: unknown | null, after?: unknown | null }> } }> } } | null };

export type ChatTemplateVersionQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
}>;


export type ChatTemplateVersionQuery = { __typename?: 'Query', chatTemplate?: { __typename?: 'ChatTemplate', id: string, versionAt?: { __typename?: 'ChatTemplateVersion', number: number, name: string, prompt: string, greeting: string, suggestions: string, model?: string | null, temperature?: number | null, exampleCount: number, madeBy?: string | null, createdAt: string } | null } | null };

export type ModelChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ModelChoicesQuery = { __typename?: 'Query', pricedModels: Array<string>, tunedModels: Array<{ __typename?: 'TunedModel', name: string }> };

export type CreateChatTemplateMutationVariables = Exact<{
  purpose: ChatPurpose;
  input: ChatTemplateInput;
}>;


export type CreateChatTemplateMutation = { __typename?: 'Mutation', createChatTemplate: { __typename?: 'ChatTemplate', id: string } };

export type UpdateChatTemplateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ChatTemplateInput;
  version: Scalars['Int']['input'];
}>;


export type UpdateChatTemplateMutation = { __typename?: 'Mutation', updateChatTemplate: { __typename?: 'ChatTemplate', id: string } };

export type ActivateChatTemplateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
}>;


export type ActivateChatTemplateMutation = { __typename?: 'Mutation', activateChatTemplate: { __typename?: 'ChatTemplate', id: string, name: string } };

export type GoBackFromChatTemplateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type GoBackFromChatTemplateMutation = { __typename?: 'Mutation', goBackFromChatTemplate: { __typename?: 'ChatTemplate', id: string, name: string, liveVersion?: number | null } };

export type DeleteChatTemplateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteChatTemplateMutation = { __typename?: 'Mutation', deleteChatTemplate: { __typename?: 'ChatTemplate', id: string } };

export type ChatTrialQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ChatTrialQuery = { __typename?: 'Query', chatTemplate?: { __typename?: 'ChatTemplate', id: string, name: string, purpose: ChatPurpose, version: number, liveVersion?: number | null, needsModel: boolean, trial?: { __typename?: 'ChatTrial', sample: string, website?: { __typename?: 'Website', id: string } | null } | null } | null, chatTrialSamples: Array<{ __typename?: 'ChatTrialSample', name: string, trade: string }> };

export type StartChatTrialMutationVariables = Exact<{
  templateId: Scalars['ID']['input'];
  sample: Scalars['String']['input'];
}>;


export type StartChatTrialMutation = { __typename?: 'Mutation', startChatTrial: { __typename?: 'ChatTrial', sample: string } };

export type ExamplesQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ExampleState>;
  source?: InputMaybe<ExampleSource>;
  split?: InputMaybe<ExampleSplit>;
  kind?: InputMaybe<ExampleKind>;
  tag?: InputMaybe<Scalars['String']['input']>;
}>;


export type ExamplesQuery = { __typename?: 'Query', examples: { __typename?: 'ExampleConnection', totalCount: number, isTotalExact: boolean, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'ExampleEdge', node: { __typename?: 'Example', id: string, kind: ExampleKind, words: string, tags: Array<string>, source: ExampleSource, score?: number | null, state: ExampleState, split: ExampleSplit, createdAt: string, answer: { __typename?: 'ExampleAnswer', calls: unknown, reply: string } } }> } };

export type ExampleTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExampleTagsQuery = { __typename?: 'Query', exampleTags: Array<string> };

export type ExampleEntryFragment = { __typename?: 'Example', id: string, kind: ExampleKind, task: ExampleTask, words: string, document?: unknown | null, before: unknown, tags: Array<string>, source: ExampleSource, score?: number | null, state: ExampleState, isShown: boolean, split: ExampleSplit, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy?: string | null, answer: { __typename?: 'ExampleAnswer', calls: unknown, reply: string }, other?: { __typename?: 'ExampleAnswer', calls: unknown, reply: string } | null, replaced?: Array<{ __typename?: 'ExampleReplacement', kind: string, standIn: string, times: number }> | null, alike: Array<{ __typename?: 'Example', id: string, words: string, state: ExampleState, answer: { __typename?: 'ExampleAnswer', calls: unknown, reply: string } }> };

export type ExampleQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ExampleQuery = { __typename?: 'Query', example?: { __typename?: 'Example', id: string, kind: ExampleKind, task: ExampleTask, words: string, document?: unknown | null, before: unknown, tags: Array<string>, source: ExampleSource, score?: number | null, state: ExampleState, isShown: boolean, split: ExampleSplit, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy?: string | null, history: { __typename?: 'AuditEntryConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AuditEntryEdge', node: { __typename?: 'AuditEntry', id: string, at: string, actor: string, action: string, version?: number | null, changes: Array<{ __typename?: 'AuditedChange', field: string, before?: unknown | null, after?: unknown | null }> } }> }, answer: { __typename?: 'ExampleAnswer', calls: unknown, reply: string }, other?: { __typename?: 'ExampleAnswer', calls: unknown, reply: string } | null, replaced?: Array<{ __typename?: 'ExampleReplacement', kind: string, standIn: string, times: number }> | null, alike: Array<{ __typename?: 'Example', id: string, words: string, state: ExampleState, answer: { __typename?: 'ExampleAnswer', calls: unknown, reply: string } }> } | null };

export type CreateExampleMutationVariables = Exact<{
  input: NewExampleInput;
}>;


export type CreateExampleMutation = { __typename?: 'Mutation', createExample: { __typename?: 'Example', id: string } };

export type UpdateExampleMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: ExampleInput;
  version?: InputMaybe<Scalars['Int']['input']>;
}>;


export type UpdateExampleMutation = { __typename?: 'Mutation', updateExample: { __typename?: 'Example', id: string } };

export type DeleteExampleMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteExampleMutation = { __typename?: 'Mutation', deleteExample: { __typename?: 'Example', id: string } };

export type JudgeExamplesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  state: ExampleState;
}>;


export type JudgeExamplesMutation = { __typename?: 'Mutation', judgeExamples: { __typename?: 'ExampleJudging', id: string, count: number } };

export type CreateExamplesFromWebsiteMutationVariables = Exact<{
  website: Scalars['String']['input'];
}>;


export type CreateExamplesFromWebsiteMutation = { __typename?: 'Mutation', createExamplesFromWebsite: { __typename?: 'MadeExamples', added: number, known: number, leftOut: number } };

export type UndoJudgingMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UndoJudgingMutation = { __typename?: 'Mutation', undoJudging: { __typename?: 'ExampleJudging', count: number } };

export type ImportReportFragment = { __typename?: 'ExampleImport', id: string, fileName: string, isTrial: boolean, lines: number, added: number, known: number, wrong: number, isWhole: boolean, createdAt: string, createdBy: string };

export type ExampleImportQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ExampleImportQuery = { __typename?: 'Query', exampleImport?: { __typename?: 'ExampleImport', id: string, fileName: string, isTrial: boolean, lines: number, added: number, known: number, wrong: number, isWhole: boolean, createdAt: string, createdBy: string, problems: Array<{ __typename?: 'WrongLine', line: number, reason: string }> } | null };

export type ExampleImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExampleImportsQuery = { __typename?: 'Query', exampleImports: Array<{ __typename?: 'ExampleImport', id: string, fileName: string, isTrial: boolean, lines: number, added: number, known: number, wrong: number, isWhole: boolean, createdAt: string, createdBy: string }> };

export type BeginExampleImportMutationVariables = Exact<{
  input: ExampleImportInput;
}>;


export type BeginExampleImportMutation = { __typename?: 'Mutation', beginExampleImport: { __typename?: 'ExampleImport', id: string } };

export type ImportExampleLinesMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  part: ExampleLinesInput;
}>;


export type ImportExampleLinesMutation = { __typename?: 'Mutation', importExampleLines: { __typename?: 'ExampleImport', lines: number } };

export type ExampleExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExampleExportsQuery = { __typename?: 'Query', exampleTags: Array<string>, exampleExports: Array<{ __typename?: 'ExampleExport', id: string, kind: ExampleKind, filter: string, count: number, withdrawn: number, createdAt: string, createdBy: string }> };

export type ExportExamplesMutationVariables = Exact<{
  input: ExampleExportInput;
  export?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ExportExamplesMutation = { __typename?: 'Mutation', exportExamples: { __typename?: 'ExportedExamples', lines: string, after?: string | null, export: { __typename?: 'ExampleExport', id: string, createdAt: string } } };

export type LiveExamplesFragment = { __typename?: 'ExampleSets', live: number, shown: number, waiting: number, before?: number | null };

export type ExampleSetsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExampleSetsQuery = { __typename?: 'Query', exampleSets: { __typename?: 'ExampleSets', live: number, shown: number, waiting: number, before?: number | null } };

export type ExamplesGateQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ExamplesGateQuery = { __typename?: 'Query', exampleSets: { __typename?: 'ExampleSets', live: number, shown: number, waiting: number, before?: number | null, gate: { __typename?: 'Gate', oldName: string, newName: string, isFree: boolean, note: string, canReplay: boolean, whyNot: string, isByModel: boolean, fixedCases: number, examples: number, leftOut: number, mostTimes: number, costOfOnce?: number | null, leftToday: number, lastRun?: { __typename?: 'GateRun', id: string, oldName: string, newName: string, times: number, isByModel: boolean, leftOut: number, state: GateState, note: string, verdict?: GateVerdict | null, answers: number, answered: number, createdAt: string, createdBy: string, tally?: { __typename?: 'GateTally', better: number, worse: number, same: number, fixedWorse: number } | null, cases: Array<{ __typename?: 'GateCase', place: number, kind: GateCaseKind, name: string, words: string, isWriting: boolean, comparison?: GateComparison | null, old: Array<{ __typename?: 'GateResult', held: number, misses: Array<string>, reply: string, changes: Array<string>, milliseconds: number, usage?: { __typename?: 'ChatUsage', inputTokens?: number | null, outputTokens?: number | null, cost?: number | null } | null }>, fresh: Array<{ __typename?: 'GateResult', held: number, misses: Array<string>, reply: string, changes: Array<string>, milliseconds: number, usage?: { __typename?: 'ChatUsage', inputTokens?: number | null, outputTokens?: number | null, cost?: number | null } | null }> }> } | null }, history: { __typename?: 'AuditEntryConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AuditEntryEdge', node: { __typename?: 'AuditEntry', id: string, at: string, actor: string, action: string, version?: number | null, changes: Array<{ __typename?: 'AuditedChange', field: string, before?: unknown | null, after?: unknown | null }> } }> } } };

export type MakeExamplesLiveMutationVariables = Exact<{
  reason?: InputMaybe<Scalars['String']['input']>;
}>;


export type MakeExamplesLiveMutation = { __typename?: 'Mutation', makeExamplesLive: { __typename?: 'ExampleSets', live: number, shown: number } };

export type GoBackFromExamplesMutationVariables = Exact<{
  to: Scalars['Int']['input'];
}>;


export type GoBackFromExamplesMutation = { __typename?: 'Mutation', goBackFromExamples: { __typename?: 'ExampleSets', live: number, shown: number } };

export type GateAnswerFragment = { __typename?: 'GateResult', held: number, misses: Array<string>, reply: string, changes: Array<string>, milliseconds: number, usage?: { __typename?: 'ChatUsage', inputTokens?: number | null, outputTokens?: number | null, cost?: number | null } | null };

export type GatePartsFragment = { __typename?: 'Gate', oldName: string, newName: string, isFree: boolean, note: string, canReplay: boolean, whyNot: string, isByModel: boolean, fixedCases: number, examples: number, leftOut: number, mostTimes: number, costOfOnce?: number | null, leftToday: number, lastRun?: { __typename?: 'GateRun', id: string, oldName: string, newName: string, times: number, isByModel: boolean, leftOut: number, state: GateState, note: string, verdict?: GateVerdict | null, answers: number, answered: number, createdAt: string, createdBy: string, tally?: { __typename?: 'GateTally', better: number, worse: number, same: number, fixedWorse: number } | null, cases: Array<{ __typename?: 'GateCase', place: number, kind: GateCaseKind, name: string, words: string, isWriting: boolean, comparison?: GateComparison | null, old: Array<{ __typename?: 'GateResult', held: number, misses: Array<string>, reply: string, changes: Array<string>, milliseconds: number, usage?: { __typename?: 'ChatUsage', inputTokens?: number | null, outputTokens?: number | null, cost?: number | null } | null }>, fresh: Array<{ __typename?: 'GateResult', held: number, misses: Array<string>, reply: string, changes: Array<string>, milliseconds: number, usage?: { __typename?: 'ChatUsage', inputTokens?: number | null, outputTokens?: number | null, cost?: number | null } | null }> }> } | null };

export type TemplateGateQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type TemplateGateQuery = { __typename?: 'Query', chatTemplate?: { __typename?: 'ChatTemplate', id: string, gate: { __typename?: 'Gate', oldName: string, newName: string, isFree: boolean, note: string, canReplay: boolean, whyNot: string, isByModel: boolean, fixedCases: number, examples: number, leftOut: number, mostTimes: number, costOfOnce?: number | null, leftToday: number, lastRun?: { __typename?: 'GateRun', id: string, oldName: string, newName: string, times: number, isByModel: boolean, leftOut: number, state: GateState, note: string, verdict?: GateVerdict | null, answers: number, answered: number, createdAt: string, createdBy: string, tally?: { __typename?: 'GateTally', better: number, worse: number, same: number, fixedWorse: number } | null, cases: Array<{ __typename?: 'GateCase', place: number, kind: GateCaseKind, name: string, words: string, isWriting: boolean, comparison?: GateComparison | null, old: Array<{ __typename?: 'GateResult', held: number, misses: Array<string>, reply: string, changes: Array<string>, milliseconds: number, usage?: { __typename?: 'ChatUsage', inputTokens?: number | null, outputTokens?: number | null, cost?: number | null } | null }>, fresh: Array<{ __typename?: 'GateResult', held: number, misses: Array<string>, reply: string, changes: Array<string>, milliseconds: number, usage?: { __typename?: 'ChatUsage', inputTokens?: number | null, outputTokens?: number | null, cost?: number | null } | null }> }> } | null } } | null };

export type ModelGateQueryVariables = Exact<{
  model?: InputMaybe<Scalars['String']['input']>;
}>;


export type ModelGateQuery = { __typename?: 'Query', gateOfModel: { __typename?: 'Gate', oldName: string, newName: string, isFree: boolean, note: string, canReplay: boolean, whyNot: string, isByModel: boolean, fixedCases: number, examples: number, leftOut: number, mostTimes: number, costOfOnce?: number | null, leftToday: number, lastRun?: { __typename?: 'GateRun', id: string, oldName: string, newName: string, times: number, isByModel: boolean, leftOut: number, state: GateState, note: string, verdict?: GateVerdict | null, answers: number, answered: number, createdAt: string, createdBy: string, tally?: { __typename?: 'GateTally', better: number, worse: number, same: number, fixedWorse: number } | null, cases: Array<{ __typename?: 'GateCase', place: number, kind: GateCaseKind, name: string, words: string, isWriting: boolean, comparison?: GateComparison | null, old: Array<{ __typename?: 'GateResult', held: number, misses: Array<string>, reply: string, changes: Array<string>, milliseconds: number, usage?: { __typename?: 'ChatUsage', inputTokens?: number | null, outputTokens?: number | null, cost?: number | null } | null }>, fresh: Array<{ __typename?: 'GateResult', held: number, misses: Array<string>, reply: string, changes: Array<string>, milliseconds: number, usage?: { __typename?: 'ChatUsage', inputTokens?: number | null, outputTokens?: number | null, cost?: number | null } | null }> }> } | null } };

export type GateResultQueryVariables = Exact<{
  run: Scalars['ID']['input'];
  place: Scalars['Int']['input'];
  isNew: Scalars['Boolean']['input'];
}>;


export type GateResultQuery = { __typename?: 'Query', gateResult?: unknown | null };

export type StartGateRunMutationVariables = Exact<{
  input: GateRunInput;
}>;


export type StartGateRunMutation = { __typename?: 'Mutation', startGateRun: { __typename?: 'GateRun', id: string } };

export type CancelGateRunMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelGateRunMutation = { __typename?: 'Mutation', cancelGateRun: { __typename?: 'GateRun', id: string } };

export type UseModelMutationVariables = Exact<{
  text: Scalars['String']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
}>;


export type UseModelMutation = { __typename?: 'Mutation', updateKvStorage: { __typename?: 'KvStorage', id: string } };

export type WritesFragment = { __typename?: 'AuditEntryConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AuditEntryEdge', node: { __typename?: 'AuditEntry', id: string, at: string, actor: string, action: string, version?: number | null, changes: Array<{ __typename?: 'AuditedChange', field: string, before?: unknown | null, after?: unknown | null }> } }> };

export type KvStoragesQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
}>;


export type KvStoragesQuery = { __typename?: 'Query', kvStorages: { __typename?: 'KvStorageConnection', totalCount: number, isTotalExact: boolean, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'KvStorageEdge', node: { __typename?: 'KvStorage', id: string, text: string, isSet: boolean, isRead: boolean, meaning: string, effect: string, problem?: string | null, updatedAt?: string | null, updatedBy?: string | null } }> } };

export type KvStorageQueryVariables = Exact<{
  key: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type KvStorageQuery = { __typename?: 'Query', kvStorage?: { __typename?: 'KvStorage', id: string, key: string, text: string, isSet: boolean, isRead: boolean, meaning: string, effect: string, defaultText: string, example: string, problem?: string | null, version: number, createdAt?: string | null, updatedAt?: string | null, updatedBy?: string | null, history: { __typename?: 'AuditEntryConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AuditEntryEdge', node: { __typename?: 'AuditEntry', id: string, at: string, actor: string, action: string, version?: number | null, changes: Array<{ __typename?: 'AuditedChange', field: string, before?: unknown | null, after?: unknown | null }> } }> } } | null };

export type CreateKvStorageMutationVariables = Exact<{
  key: Scalars['String']['input'];
  text: Scalars['String']['input'];
}>;


export type CreateKvStorageMutation = { __typename?: 'Mutation', createKvStorage: { __typename?: 'KvStorage', id: string } };

export type UpdateKvStorageMutationVariables = Exact<{
  key: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  version: Scalars['Int']['input'];
}>;


export type UpdateKvStorageMutation = { __typename?: 'Mutation', updateKvStorage: { __typename?: 'KvStorage', id: string } };

export type DeleteKvStorageMutationVariables = Exact<{
  key: Scalars['ID']['input'];
}>;


export type DeleteKvStorageMutation = { __typename?: 'Mutation', deleteKvStorage: { __typename?: 'KvStorage', id: string } };

export type PlaygroundQueryVariables = Exact<{
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PlaygroundQuery = { __typename?: 'Query', pricedModels: Array<string>, playground: { __typename?: 'Playground', spent: number, limit: number, hasModel: boolean, samples: Array<{ __typename?: 'ChatTrialSample', name: string, trade: string }> }, chatTemplates: { __typename?: 'ChatTemplateConnection', edges: Array<{ __typename?: 'ChatTemplateEdge', node: { __typename?: 'ChatTemplate', id: string, name: string, purpose: ChatPurpose, version: number, isActive: boolean } }> }, trainingWebsites: { __typename?: 'TrainingWebsiteConnection', edges: Array<{ __typename?: 'TrainingWebsiteEdge', node: { __typename?: 'TrainingWebsite', id: string, title: string, state: TrainingState } }> }, tunedModels: Array<{ __typename?: 'TunedModel', name: string }>, playgroundRuns: { __typename?: 'PlaygroundRunConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'PlaygroundRunEdge', node: { __typename?: 'PlaygroundRun', id: string, task: PlaygroundTask, words: string, about: string, state: PlaygroundState, verdict?: PlaygroundVerdict | null, createdAt: string, createdBy: string } }> } };

export type PlaygroundRunQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PlaygroundRunQuery = { __typename?: 'Query', playgroundRun?: { __typename?: 'PlaygroundRun', id: string, task: PlaygroundTask, words: string, about: string, seed: number, isByModel: boolean, state: PlaygroundState, note: string, verdict?: PlaygroundVerdict | null, createdAt: string, createdBy: string, difference: Array<string>, examples: Array<{ __typename?: 'Example', id: string, kind: ExampleKind, state: ExampleState }>, sides: Array<{ __typename?: 'PlaygroundSide', side: PlaygroundSideName, model?: string | null, temperature?: number | null, isOver: boolean, hasResult: boolean, note: string, changes: Array<string>, operations?: unknown | null, reply: string, document?: unknown | null, milliseconds?: number | null, template?: { __typename?: 'ChatTemplateRef', id: string, name: string, version: number } | null, refused: Array<{ __typename?: 'PlaygroundRefusal', name: string, input: string, reason: string }>, usage?: { __typename?: 'ChatUsage', isModel: boolean, model?: string | null, inputTokens?: number | null, outputTokens?: number | null, cost?: number | null } | null }> } | null };

export type PlaygroundResultQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PlaygroundResultQuery = { __typename?: 'Query', playgroundRun?: { __typename?: 'PlaygroundRun', id: string, sides: Array<{ __typename?: 'PlaygroundSide', side: PlaygroundSideName, document?: unknown | null }> } | null };

export type StartPlaygroundRunMutationVariables = Exact<{
  input: PlaygroundRunInput;
}>;


export type StartPlaygroundRunMutation = { __typename?: 'Mutation', startPlaygroundRun: { __typename?: 'PlaygroundRun', id: string } };

export type RepeatPlaygroundRunMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RepeatPlaygroundRunMutation = { __typename?: 'Mutation', repeatPlaygroundRun: { __typename?: 'PlaygroundRun', id: string } };

export type CancelPlaygroundRunMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelPlaygroundRunMutation = { __typename?: 'Mutation', cancelPlaygroundRun: { __typename?: 'PlaygroundRun', id: string } };

export type SavePlaygroundExampleMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  side: PlaygroundSideName;
}>;


export type SavePlaygroundExampleMutation = { __typename?: 'Mutation', savePlaygroundExample: { __typename?: 'PlaygroundRun', id: string } };

export type JudgePlaygroundRunMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  verdict?: InputMaybe<PlaygroundVerdict>;
}>;


export type JudgePlaygroundRunMutation = { __typename?: 'Mutation', judgePlaygroundRun: { __typename?: 'PlaygroundRun', id: string } };

export type RecentSignupsQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  plan?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<SignupSort>;
  withDays: Scalars['Boolean']['input'];
}>;


export type RecentSignupsQuery = { __typename?: 'Query', signupDays?: Array<{ __typename?: 'SignupDay', name: string, signups: number }>, recentSignups: { __typename?: 'SignupConnection', totalCount: number, isTotalExact: boolean, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'SignupEdge', node: { __typename?: 'Signup', id: string, createdAt: string, email: string, name: string, source?: string | null, websiteCount: number, plan: string } }> } };

export type TemplateSectionsQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type TemplateSectionsQuery = { __typename?: 'Query', templateSections: { __typename?: 'TemplateSectionConnection', totalCount: number, isTotalExact: boolean, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'TemplateSectionEdge', node: { __typename?: 'TemplateSection', id: string, label: string, purpose: string, isOn: boolean, neededFor?: string | null, problem?: string | null, hint: string, templateCount: number, version: number, updatedAt?: string | null, updatedBy?: string | null, variants: Array<{ __typename?: 'TemplateSectionVariant', id: string, isOn: boolean }> } }> } };

export type TemplateSectionQueryVariables = Exact<{
  kind: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type TemplateSectionQuery = { __typename?: 'Query', templateSection?: { __typename?: 'TemplateSection', id: string, label: string, isOn: boolean, neededFor?: string | null, problem?: string | null, hint: string, ownHint: string, sample: string, ownSample: string, templateCount: number, version: number, updatedAt?: string | null, updatedBy?: string | null, variants: Array<{ __typename?: 'TemplateSectionVariant', id: string, label: string, hint: string, isOn: boolean }>, history: { __typename?: 'AuditEntryConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AuditEntryEdge', node: { __typename?: 'AuditEntry', id: string, at: string, actor: string, action: string, version?: number | null, changes: Array<{ __typename?: 'AuditedChange', field: string, before?: unknown | null, after?: unknown | null }> } }> } } | null };

export type UpdateTemplateSectionMutationVariables = Exact<{
  kind: Scalars['ID']['input'];
  input: TemplateSectionInput;
  version: Scalars['Int']['input'];
}>;


export type UpdateTemplateSectionMutation = { __typename?: 'Mutation', updateTemplateSection: { __typename?: 'TemplateSection', id: string } };

export type AdminTemplatesQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<TemplateState>;
  sort?: InputMaybe<TemplateSort>;
}>;


export type AdminTemplatesQuery = { __typename?: 'Query', adminTemplates: { __typename?: 'TemplateConnection', totalCount: number, isTotalExact: boolean, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'TemplateEdge', node: { __typename?: 'Template', id: string, name: string, slug: string, category: string, builderNumber?: number | null, published: boolean, retiredAt?: string | null, websiteCount: number, updatedAt: string } }> } };

export type AdminTemplateQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type AdminTemplateQuery = { __typename?: 'Query', adminTemplate?: { __typename?: 'Template', id: string, name: string, slug: string, category: string, description: string, builderNumber?: number | null, published: boolean, design: string, retiredAt?: string | null, websiteCount: number, createdAt: string, updatedAt: string, updatedBy?: string | null, version: number, history: { __typename?: 'AuditEntryConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AuditEntryEdge', node: { __typename?: 'AuditEntry', id: string, at: string, actor: string, action: string, version?: number | null, changes: Array<{ __typename?: 'AuditedChange', field: string, before?: unknown | null, after?: unknown | null }> } }> } } | null };

export type CreateTemplateMutationVariables = Exact<{
  input: TemplateInput;
  swapsWith?: InputMaybe<Scalars['ID']['input']>;
}>;


export type CreateTemplateMutation = { __typename?: 'Mutation', createTemplate: { __typename?: 'Template', id: string } };

export type UpdateTemplateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: TemplateInput;
  version: Scalars['Int']['input'];
  swapsWith?: InputMaybe<Scalars['ID']['input']>;
}>;


export type UpdateTemplateMutation = { __typename?: 'Mutation', updateTemplate: { __typename?: 'Template', id: string } };

export type DuplicateTemplateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DuplicateTemplateMutation = { __typename?: 'Mutation', duplicateTemplate: { __typename?: 'Template', id: string, name: string } };

export type RetireTemplateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  isRetired: Scalars['Boolean']['input'];
}>;


export type RetireTemplateMutation = { __typename?: 'Mutation', retireTemplate: { __typename?: 'Template', id: string } };

export type DeleteTemplateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteTemplateMutation = { __typename?: 'Mutation', deleteTemplate: { __typename?: 'Template', id: string } };

export type TrainingWebsitesQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<TrainingStatus>;
  origin?: InputMaybe<TrainingOrigin>;
  score?: InputMaybe<Scalars['Int']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
}>;


export type TrainingWebsitesQuery = { __typename?: 'Query', trainingWebsites: { __typename?: 'TrainingWebsiteConnection', totalCount: number, isTotalExact: boolean, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'TrainingWebsiteEdge', node: { __typename?: 'TrainingWebsite', id: string, title: string, brief: string, origin: TrainingOrigin, sourceUrl?: string | null, tags: Array<string>, score?: number | null, status: TrainingStatus, state: TrainingState, createdAt: string } }> } };

export type TrainingTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrainingTagsQuery = { __typename?: 'Query', trainingTags: Array<string> };

export type TrainingEntryFragment = { __typename?: 'TrainingWebsite', id: string, title: string, brief: string, origin: TrainingOrigin, sourceUrl?: string | null, tags: Array<string>, score?: number | null, notes: string, status: TrainingStatus, state: TrainingState, note: string, report?: unknown | null, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy?: string | null, website?: { __typename?: 'Website', id: string, name: string, language: string, currentRevision: number, previewToken: string } | null };

export type TrainingWebsiteQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type TrainingWebsiteQuery = { __typename?: 'Query', trainingWebsite?: { __typename?: 'TrainingWebsite', id: string, title: string, brief: string, origin: TrainingOrigin, sourceUrl?: string | null, tags: Array<string>, score?: number | null, notes: string, status: TrainingStatus, state: TrainingState, note: string, report?: unknown | null, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy?: string | null, history: { __typename?: 'AuditEntryConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AuditEntryEdge', node: { __typename?: 'AuditEntry', id: string, at: string, actor: string, action: string, version?: number | null, changes: Array<{ __typename?: 'AuditedChange', field: string, before?: unknown | null, after?: unknown | null }> } }> }, website?: { __typename?: 'Website', id: string, name: string, language: string, currentRevision: number, previewToken: string } | null } | null };

export type TwoTrainingWebsitesQueryVariables = Exact<{
  one: Scalars['ID']['input'];
  other: Scalars['ID']['input'];
}>;


export type TwoTrainingWebsitesQuery = { __typename?: 'Query', one?: { __typename?: 'TrainingWebsite', id: string, title: string, brief: string, origin: TrainingOrigin, sourceUrl?: string | null, tags: Array<string>, score?: number | null, notes: string, status: TrainingStatus, state: TrainingState, note: string, report?: unknown | null, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy?: string | null, website?: { __typename?: 'Website', id: string, name: string, language: string, currentRevision: number, previewToken: string } | null } | null, other?: { __typename?: 'TrainingWebsite', id: string, title: string, brief: string, origin: TrainingOrigin, sourceUrl?: string | null, tags: Array<string>, score?: number | null, notes: string, status: TrainingStatus, state: TrainingState, note: string, report?: unknown | null, version: number, createdAt: string, createdBy: string, updatedAt: string, updatedBy?: string | null, website?: { __typename?: 'Website', id: string, name: string, language: string, currentRevision: number, previewToken: string } | null } | null };

export type CreateTrainingWebsiteMutationVariables = Exact<{
  input: TrainingBriefInput;
}>;


export type CreateTrainingWebsiteMutation = { __typename?: 'Mutation', createTrainingWebsite: { __typename?: 'TrainingWebsite', id: string } };

export type CreateTrainingFromWebsiteMutationVariables = Exact<{
  input: TrainingSourceInput;
}>;


export type CreateTrainingFromWebsiteMutation = { __typename?: 'Mutation', createTrainingWebsiteFromWebsite: { __typename?: 'TrainingWebsite', id: string } };

export type CreateTrainingFromAddressMutationVariables = Exact<{
  input: TrainingAddressInput;
}>;


export type CreateTrainingFromAddressMutation = { __typename?: 'Mutation', createTrainingWebsiteFromAddress: { __typename?: 'TrainingWebsite', id: string } };

export type UpdateTrainingWebsiteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: TrainingWebsiteInput;
  version: Scalars['Int']['input'];
}>;


export type UpdateTrainingWebsiteMutation = { __typename?: 'Mutation', updateTrainingWebsite: { __typename?: 'TrainingWebsite', id: string } };

export type AddTrainingToExamplesMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type AddTrainingToExamplesMutation = { __typename?: 'Mutation', createExampleFromTraining: { __typename?: 'MadeExamples', added: number, untold: Array<string> } };

export type CancelTrainingWebsiteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelTrainingWebsiteMutation = { __typename?: 'Mutation', cancelTrainingWebsite: { __typename?: 'TrainingWebsite', id: string } };

export type MakeTrainingWebsiteAgainMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type MakeTrainingWebsiteAgainMutation = { __typename?: 'Mutation', makeTrainingWebsiteAgain: { __typename?: 'TrainingWebsite', id: string } };

export type DeleteTrainingWebsiteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteTrainingWebsiteMutation = { __typename?: 'Mutation', deleteTrainingWebsite: { __typename?: 'TrainingWebsite', id: string } };

export type TuningJobsQueryVariables = Exact<{
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type TuningJobsQuery = { __typename?: 'Query', tuning: { __typename?: 'Tuning', endpoint?: string | null, modelInUse?: string | null }, tuningJobs: { __typename?: 'TuningJobConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'TuningJobEdge', node: { __typename?: 'TuningJob', id: string, baseModel: string, suffix: string, kind: ExampleKind, examples: number, state: TuningState, step: TuningStep, remoteState?: string | null, wish?: TuningWish | null, done?: number | null, total?: number | null, model?: string | null, createdAt: string, createdBy: string } }> }, tunedModels: Array<{ __typename?: 'TunedModel', id: string, name: string, jobId?: string | null, notes: string, createdAt: string, createdBy: string }> };

export type TuningJobQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type TuningJobQuery = { __typename?: 'Query', tuningJob?: { __typename?: 'TuningJob', id: string, endpoint: string, kind: ExampleKind, task?: ExampleTask | null, source?: ExampleSource | null, tag?: string | null, tools: ExampleTools, baseModel: string, suffix: string, epochs?: number | null, examples: number, validations: number, estimatedTokens: number, estimatedCost?: number | null, state: TuningState, step: TuningStep, remoteId?: string | null, remoteState?: string | null, wish?: TuningWish | null, done?: number | null, total?: number | null, finishesAt?: string | null, model?: string | null, trainedTokens?: number | null, note: string, trouble: string, createdAt: string, createdBy: string, lookedAt?: string | null, endedAt?: string | null, events: Array<{ __typename?: 'TuningEvent', id: string, at: string, level: TuningEventLevel, message: string, isOurs: boolean }> } | null };

export type NewTuningJobQueryVariables = Exact<{ [key: string]: never; }>;


export type NewTuningJobQuery = { __typename?: 'Query', pricedModels: Array<string>, exampleTags: Array<string>, tuning: { __typename?: 'Tuning', endpoint?: string | null, baseModel: string } };

export type TuningPlanQueryVariables = Exact<{
  input: TuningPlanInput;
}>;


export type TuningPlanQuery = { __typename?: 'Query', tuningPlan: { __typename?: 'TuningPlan', examples: number, validations: number, tokens: number, epochs: number, isEpochsGuessed: boolean, cost?: number | null, spent: number, limit: number } };

export type StartTuningJobMutationVariables = Exact<{
  input: TuningJobInput;
}>;


export type StartTuningJobMutation = { __typename?: 'Mutation', startTuningJob: { __typename?: 'TuningJob', id: string } };

export type TellTuningJobMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  wish: TuningWish;
}>;


export type TellTuningJobMutation = { __typename?: 'Mutation', tellTuningJob: { __typename?: 'TuningJob', id: string } };

export type NameTunedModelMutationVariables = Exact<{
  name: Scalars['String']['input'];
  notes: Scalars['String']['input'];
}>;


export type NameTunedModelMutation = { __typename?: 'Mutation', nameTunedModel: { __typename?: 'TunedModel', name: string } };

export type RemoveTunedModelMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveTunedModelMutation = { __typename?: 'Mutation', removeTunedModel: { __typename?: 'TunedModel', name: string } };

export type RecordSignInMutationVariables = Exact<{
  idToken: Scalars['String']['input'];
  signupSource?: InputMaybe<Scalars['String']['input']>;
}>;


export type RecordSignInMutation = { __typename?: 'Mutation', recordSignIn: { __typename?: 'Viewer', id: string } };

export type PlansQueryVariables = Exact<{
  website: Scalars['ID']['input'];
  isAtWebsite: Scalars['Boolean']['input'];
  change: Scalars['ID']['input'];
  isChanging: Scalars['Boolean']['input'];
}>;


export type PlansQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, canWrite: boolean } | null, viewer?: { __typename?: 'Viewer', id: string, billing: { __typename?: 'Billing', source: PlanSource, state: BillingState, renewsAt?: string | null, endsAt?: string | null, graceUntil?: string | null, beyondSince?: string | null, restsAt?: string | null, isOffered: boolean, plan: { __typename?: 'Plan', id: string, label: string, websites: number, domains: number, assistantMessages: number, generatedPictures?: number | null, pages: number, mediaBytes: number, waitlistEntries?: number | null, badgeRemovable: boolean, codeForHead: boolean, sitePassword: boolean }, price?: { __typename?: 'Money', amount: number, currency: string } | null, nextPlan?: { __typename?: 'Plan', id: string, label: string } | null, published: Array<{ __typename?: 'PublishedWebsite', id: string, name: string, visits: number, status: WebsiteStatus, isPreferred: boolean }>, use: Array<{ __typename?: 'PlanUse', key: PlanUseKey, label: string, used: number, limit?: number | null, words: string }> }, plans: Array<{ __typename?: 'PlanOffer', isCurrent: boolean, change: PlanChangeKind, plan: { __typename?: 'Plan', id: string, label: string, websites: number, domains: number, assistantMessages: number, generatedPictures?: number | null, pages: number, mediaBytes: number, waitlistEntries?: number | null, badgeRemovable: boolean, codeForHead: boolean, sitePassword: boolean }, monthly: { __typename?: 'Money', amount: number, currency: string } }>, planChange?: { __typename?: 'PlanChange', kind: PlanChangeKind, thenAt?: string | null, fromWhen?: string | null, problem?: string | null, from: { __typename?: 'Plan', id: string, label: string }, to: { __typename?: 'Plan', id: string, label: string, websites: number }, dueNow?: { __typename?: 'Money', amount: number, currency: string } | null, then?: { __typename?: 'Money', amount: number, currency: string } | null, rests: Array<{ __typename?: 'PlanRest', kind: string, id: string, name: string, detail: string }> } } | null };

export type PlanFactsFragment = { __typename?: 'Plan', id: string, label: string, websites: number, domains: number, assistantMessages: number, generatedPictures?: number | null, pages: number, mediaBytes: number, waitlistEntries?: number | null, badgeRemovable: boolean, codeForHead: boolean, sitePassword: boolean };

export type ChangePlanMutationVariables = Exact<{
  plan: Scalars['ID']['input'];
  website?: InputMaybe<Scalars['ID']['input']>;
  returnTo?: InputMaybe<Scalars['String']['input']>;
}>;


export type ChangePlanMutation = { __typename?: 'Mutation', changePlan: { __typename?: 'OpenedOrder', url: string } };

export type ChooseShownMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type ChooseShownMutation = { __typename?: 'Mutation', chooseWebsitesShown: { __typename?: 'Billing', restsAt?: string | null } };

export type EditedPostFragment = { __typename?: 'BlogPost', id: string, title: string, slug: string, excerpt: string, body: string, author: string, seoTitle: string, seoDescription: string, tags: Array<string>, cover: unknown, state: BlogPostState, publishAt?: string | null, publishAtLocal?: string | null, isChanged: boolean, version: number, updatedAt: string, address?: string | null, gaps: number };

export type PostEditorQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  post: Scalars['ID']['input'];
  isNew: Scalars['Boolean']['input'];
}>;


export type PostEditorQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, canWrite: boolean, previewToken: string, document: unknown, blog: { __typename?: 'Blog', tasksStamp: string, postsStamp: string, timeZone?: string | null, tags: Array<string>, tasks?: Array<{ __typename?: 'BlogTask', kind: BlogTaskKind, id: string, about: string, state: BlogTaskState, note: string, done: number, total?: number | null, part?: BlogPostPart | null, replaces: string, texts: Array<string>, isCounted: boolean, createdAt: string, endedAt?: string | null, usage?: { __typename?: 'ChatUsage', isModel: boolean, model?: string | null, inputTokens?: number | null, outputTokens?: number | null, cachedTokens?: number | null, cost?: number | null, isEstimate: boolean } | null, brought: { __typename?: 'ImportedBlogPostPage', total: number }, known: { __typename?: 'ImportedBlogPostPage', total: number }, refused: { __typename?: 'ImportedBlogPostPage', total: number, items: Array<{ __typename?: 'ImportedBlogPost', name: string, problem: string }> } }>, links: Array<{ __typename?: 'BlogLink', title: string, path: string }>, post?: { __typename?: 'BlogPost', picturesElsewhere: number, id: string, title: string, slug: string, excerpt: string, body: string, author: string, seoTitle: string, seoDescription: string, tags: Array<string>, cover: unknown, state: BlogPostState, publishAt?: string | null, publishAtLocal?: string | null, isChanged: boolean, version: number, updatedAt: string, address?: string | null, gaps: number } | null } } | null };

export type BlogPostsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  state?: InputMaybe<BlogPostState>;
  tag?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
}>;


export type BlogPostsQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, canWrite: boolean, document: unknown, blog: { __typename?: 'Blog', postsStamp: string, path: string, tags: Array<string>, timeZone?: string | null, topics: Array<{ __typename?: 'BlogTopic', id: string }>, posts: { __typename?: 'BlogPostPage', total: number, pages: number, posts: Array<{ __typename?: 'BlogPost', id: string, title: string, excerpt: string, tags: Array<string>, state: BlogPostState, publishAt?: string | null, publishAtLocal?: string | null, isChanged: boolean, updatedAt: string, address?: string | null, viewsIn30Days: number }> }, deletedPosts: Array<{ __typename?: 'BlogPost', id: string, title: string, deletedAt?: string | null }>, tasks: Array<{ __typename?: 'BlogTask', id: string, state: BlogTaskState }> } } | null };

export type BlogTopicsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type BlogTopicsQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, canWrite: boolean, blog: { __typename?: 'Blog', tasksStamp: string, tasks: Array<{ __typename?: 'BlogTask', kind: BlogTaskKind, id: string, about: string, state: BlogTaskState, note: string, done: number, total?: number | null, part?: BlogPostPart | null, replaces: string, texts: Array<string>, isCounted: boolean, createdAt: string, endedAt?: string | null, usage?: { __typename?: 'ChatUsage', isModel: boolean, model?: string | null, inputTokens?: number | null, outputTokens?: number | null, cachedTokens?: number | null, cost?: number | null, isEstimate: boolean } | null }>, topics: Array<{ __typename?: 'BlogTopic', id: string, title: string, source: BlogTopicSource, postId?: string | null, createdAt: string }> } } | null };

export type PostVersionsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  post: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
}>;


export type PostVersionsQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, blog: { __typename?: 'Blog', post?: { __typename?: 'BlogPost', id: string, versions: Array<{ __typename?: 'BlogPostVersion', number: number, title: string, author: string, createdAt: string }>, versionAt?: { __typename?: 'BlogPostContent', title: string, slug: string, excerpt: string, body: string, author: string, seoTitle: string, seoDescription: string, tags: Array<string> } | null } | null } } | null };

export type CreateBlogPostMutationVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  input: BlogPostInput;
}>;


export type CreateBlogPostMutation = { __typename?: 'Mutation', createBlogPost: { __typename?: 'BlogPost', id: string, title: string, slug: string, excerpt: string, body: string, author: string, seoTitle: string, seoDescription: string, tags: Array<string>, cover: unknown, state: BlogPostState, publishAt?: string | null, publishAtLocal?: string | null, isChanged: boolean, version: number, updatedAt: string, address?: string | null, gaps: number } };

export type SaveBlogPostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  input: BlogPostInput;
}>;


export type SaveBlogPostMutation = { __typename?: 'Mutation', saveBlogPost: { __typename?: 'SavedBlogPost', merged: Array<string>, post: { __typename?: 'BlogPost', id: string, title: string, slug: string, excerpt: string, body: string, author: string, seoTitle: string, seoDescription: string, tags: Array<string>, cover: unknown, state: BlogPostState, publishAt?: string | null, publishAtLocal?: string | null, isChanged: boolean, version: number, updatedAt: string, address?: string | null, gaps: number }, conflicts: Array<{ __typename?: 'BlogPostConflict', field: string, yours: string, theirs: string }> } };

export type PublishBlogPostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PublishBlogPostMutation = { __typename?: 'Mutation', publishBlogPost: { __typename?: 'BlogPost', id: string, title: string, slug: string, excerpt: string, body: string, author: string, seoTitle: string, seoDescription: string, tags: Array<string>, cover: unknown, state: BlogPostState, publishAt?: string | null, publishAtLocal?: string | null, isChanged: boolean, version: number, updatedAt: string, address?: string | null, gaps: number } };

export type ScheduleBlogPostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  at: Scalars['String']['input'];
}>;


export type ScheduleBlogPostMutation = { __typename?: 'Mutation', scheduleBlogPost: { __typename?: 'BlogPost', id: string, title: string, slug: string, excerpt: string, body: string, author: string, seoTitle: string, seoDescription: string, tags: Array<string>, cover: unknown, state: BlogPostState, publishAt?: string | null, publishAtLocal?: string | null, isChanged: boolean, version: number, updatedAt: string, address?: string | null, gaps: number } };

export type UnpublishBlogPostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UnpublishBlogPostMutation = { __typename?: 'Mutation', unpublishBlogPost: { __typename?: 'BlogPost', id: string, title: string, slug: string, excerpt: string, body: string, author: string, seoTitle: string, seoDescription: string, tags: Array<string>, cover: unknown, state: BlogPostState, publishAt?: string | null, publishAtLocal?: string | null, isChanged: boolean, version: number, updatedAt: string, address?: string | null, gaps: number } };

export type DuplicateBlogPostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DuplicateBlogPostMutation = { __typename?: 'Mutation', duplicateBlogPost: { __typename?: 'BlogPost', id: string, title: string } };

export type RestoreBlogPostVersionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
}>;


export type RestoreBlogPostVersionMutation = { __typename?: 'Mutation', restoreBlogPostVersion: { __typename?: 'BlogPost', id: string, title: string, slug: string, excerpt: string, body: string, author: string, seoTitle: string, seoDescription: string, tags: Array<string>, cover: unknown, state: BlogPostState, publishAt?: string | null, publishAtLocal?: string | null, isChanged: boolean, version: number, updatedAt: string, address?: string | null, gaps: number } };

export type DeleteBlogPostsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type DeleteBlogPostsMutation = { __typename?: 'Mutation', deleteBlogPosts: Array<{ __typename?: 'BlogPost', id: string, title: string }> };

export type RestoreBlogPostsMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type RestoreBlogPostsMutation = { __typename?: 'Mutation', restoreBlogPosts: Array<{ __typename?: 'BlogPost', id: string, title: string }> };

export type SetTimeZoneMutationVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  timeZone: Scalars['String']['input'];
}>;


export type SetTimeZoneMutation = { __typename?: 'Mutation', setTimeZone: { __typename?: 'Website', id: string } };

export type AddBlogTopicMutationVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  title: Scalars['String']['input'];
}>;


export type AddBlogTopicMutation = { __typename?: 'Mutation', addBlogTopic: { __typename?: 'BlogTopic', id: string, title: string } };

export type SuggestBlogTopicsMutationVariables = Exact<{
  websiteId: Scalars['ID']['input'];
}>;


export type SuggestBlogTopicsMutation = { __typename?: 'Mutation', suggestBlogTopics: { __typename?: 'BlogTask', state: BlogTaskState, note: string, texts: Array<string> } };

export type WriteBlogPostMutationVariables = Exact<{
  topicId: Scalars['ID']['input'];
}>;


export type WriteBlogPostMutation = { __typename?: 'Mutation', writeBlogPost: { __typename?: 'BlogTask', state: BlogTaskState, note: string, post?: { __typename?: 'BlogPost', id: string, gaps: number } | null } };

export type WriteForPostMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  kind: BlogPostPart;
  text: Scalars['String']['input'];
}>;


export type WriteForPostMutation = { __typename?: 'Mutation', writeForPost: { __typename?: 'BlogTask', state: BlogTaskState } };

export type RemoveBlogTopicMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveBlogTopicMutation = { __typename?: 'Mutation', removeBlogTopic: { __typename?: 'BlogTopic', id: string, title: string } };

export type TypedPostQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  body: Scalars['String']['input'];
}>;


export type TypedPostQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, previewToken: string, document: unknown, blog: { __typename?: 'Blog', typed: string } } | null };

export type ShownTaskFragment = { __typename?: 'BlogTask', id: string, about: string, state: BlogTaskState, note: string, done: number, total?: number | null, part?: BlogPostPart | null, replaces: string, texts: Array<string>, isCounted: boolean, createdAt: string, endedAt?: string | null, usage?: { __typename?: 'ChatUsage', isModel: boolean, model?: string | null, inputTokens?: number | null, outputTokens?: number | null, cachedTokens?: number | null, cost?: number | null, isEstimate: boolean } | null };

export type PicturesTaskFragment = { __typename?: 'BlogTask', id: string, state: BlogTaskState, note: string, done: number, total?: number | null, brought: { __typename?: 'ImportedBlogPostPage', total: number }, known: { __typename?: 'ImportedBlogPostPage', total: number }, refused: { __typename?: 'ImportedBlogPostPage', total: number, items: Array<{ __typename?: 'ImportedBlogPost', name: string, problem: string }> } };

export type PostImportQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  outcome?: InputMaybe<BlogImportOutcome>;
  page: Scalars['Int']['input'];
}>;


export type PostImportQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, blog: { __typename?: 'Blog', tasksStamp: string, postsWithPicturesElsewhere: number, pictures: Array<{ __typename?: 'BlogTask', id: string, state: BlogTaskState, note: string, done: number, total?: number | null, brought: { __typename?: 'ImportedBlogPostPage', total: number }, known: { __typename?: 'ImportedBlogPostPage', total: number }, refused: { __typename?: 'ImportedBlogPostPage', total: number, items: Array<{ __typename?: 'ImportedBlogPost', name: string, problem: string }> } }>, tasks: Array<{ __typename?: 'BlogTask', id: string, state: BlogTaskState, note: string, done: number, total?: number | null, createdAt: string, endedAt?: string | null, all: { __typename?: 'ImportedBlogPostPage', total: number }, created: { __typename?: 'ImportedBlogPostPage', total: number }, changed: { __typename?: 'ImportedBlogPostPage', total: number }, unchanged: { __typename?: 'ImportedBlogPostPage', total: number }, refused: { __typename?: 'ImportedBlogPostPage', total: number }, shown: { __typename?: 'ImportedBlogPostPage', total: number, pages: number, items: Array<{ __typename?: 'ImportedBlogPost', name: string, outcome: BlogImportOutcome, problem: string, postId?: string | null }> } }> } } | null };

export type BringBlogPicturesMutationVariables = Exact<{
  website: Scalars['ID']['input'];
  post?: InputMaybe<Scalars['ID']['input']>;
}>;


export type BringBlogPicturesMutation = { __typename?: 'Mutation', bringBlogPictures: { __typename?: 'BlogTask', id: string } };

export type CancelBlogTaskMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelBlogTaskMutation = { __typename?: 'Mutation', cancelBlogTask: { __typename?: 'BlogTask', id: string, note: string } };

export type ForgetBlogTaskMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ForgetBlogTaskMutation = { __typename?: 'Mutation', forgetBlogTask: { __typename?: 'BlogTask', id: string } };

export type BuilderTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type BuilderTemplatesQuery = { __typename?: 'Query', templates: Array<{ __typename?: 'Template', id: string, name: string, description: string, builderNumber?: number | null }> };

export type ShownTurnFragment = { __typename?: 'ChatTurn', messageId: string, note: string, changes: Array<string>, page?: string | null, step: number, pages: Array<{ __typename?: 'ChatTurnPage', title: string, path: string }> };

export type ShownMessageFragment = { __typename?: 'ChatMessage', id: string, role: ChatRole, text: string, state: ChatState, createdAt: string, revision?: number | null, changes: Array<string>, sections: Array<string>, canUndo: boolean, canRedo: boolean, about?: { __typename?: 'ChatAbout', name: string } | null, picture?: { __typename?: 'Asset', id: string, name: string, alt: string, width: number, height: number, focus?: string | null, crop?: string | null, look?: { __typename?: 'PictureLook', sharpness: number, entropy: number } | null, credit?: { __typename?: 'PictureCredit', author: string, authorUrl: string, source: string, sourceUrl: string, licence: string } | null, generated?: { __typename?: 'GeneratedPicture', prompt: string, model: string } | null, variants: Array<{ __typename?: 'AssetVariant', file: string, format: AssetFormat, use: AssetFileUse, width: number }> } | null, choices: Array<{ __typename?: 'ChatChoice', label: string, message: string, look?: string | null }>, template?: { __typename?: 'ChatTemplateRef', id: string, name: string, version: number } | null, usage?: { __typename?: 'ChatUsage', isModel: boolean, model?: string | null, inputTokens?: number | null, outputTokens?: number | null, cachedTokens?: number | null, isEstimate: boolean, cost?: number | null, seconds?: number | null } | null };

export type WebsiteChatQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  last: Scalars['Int']['input'];
}>;


export type WebsiteChatQuery = { __typename?: 'Query', website?: { __typename?: 'Website', updatesStamp: string, id: string, name: string, address: string, status: WebsiteStatus, currentRevision: number, publishedAt?: string | null, canWrite: boolean, isUnclaimed: boolean, keptUntil?: string | null, canUndo: boolean, canRedo: boolean, previewToken: string, document: unknown, suggestions: Array<string>, greeting: string, purpose: WebsitePurpose, siteImport?: { __typename?: 'SiteImport', id: string, address: string, templateId?: string | null } | null, messages: Array<{ __typename?: 'ChatMessage', id: string, role: ChatRole, text: string, state: ChatState, createdAt: string, revision?: number | null, changes: Array<string>, sections: Array<string>, canUndo: boolean, canRedo: boolean, about?: { __typename?: 'ChatAbout', name: string } | null, picture?: { __typename?: 'Asset', id: string, name: string, alt: string, width: number, height: number, focus?: string | null, crop?: string | null, look?: { __typename?: 'PictureLook', sharpness: number, entropy: number } | null, credit?: { __typename?: 'PictureCredit', author: string, authorUrl: string, source: string, sourceUrl: string, licence: string } | null, generated?: { __typename?: 'GeneratedPicture', prompt: string, model: string } | null, variants: Array<{ __typename?: 'AssetVariant', file: string, format: AssetFormat, use: AssetFileUse, width: number }> } | null, choices: Array<{ __typename?: 'ChatChoice', label: string, message: string, look?: string | null }>, template?: { __typename?: 'ChatTemplateRef', id: string, name: string, version: number } | null, usage?: { __typename?: 'ChatUsage', isModel: boolean, model?: string | null, inputTokens?: number | null, outputTokens?: number | null, cachedTokens?: number | null, isEstimate: boolean, cost?: number | null, seconds?: number | null } | null }>, turn?: { __typename?: 'ChatTurn', messageId: string, note: string, changes: Array<string>, page?: string | null, step: number, pages: Array<{ __typename?: 'ChatTurnPage', title: string, path: string }> } | null, templateEdited?: { __typename?: 'Template', id: string, name: string } | null, templateTried?: { __typename?: 'ChatTemplateRef', id: string, name: string } | null } | null };

export type EarlierMessagesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  last: Scalars['Int']['input'];
  before: Scalars['ID']['input'];
}>;


export type EarlierMessagesQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, messages: Array<{ __typename?: 'ChatMessage', id: string, role: ChatRole, text: string, state: ChatState, createdAt: string, revision?: number | null, changes: Array<string>, sections: Array<string>, canUndo: boolean, canRedo: boolean, about?: { __typename?: 'ChatAbout', name: string } | null, picture?: { __typename?: 'Asset', id: string, name: string, alt: string, width: number, height: number, focus?: string | null, crop?: string | null, look?: { __typename?: 'PictureLook', sharpness: number, entropy: number } | null, credit?: { __typename?: 'PictureCredit', author: string, authorUrl: string, source: string, sourceUrl: string, licence: string } | null, generated?: { __typename?: 'GeneratedPicture', prompt: string, model: string } | null, variants: Array<{ __typename?: 'AssetVariant', file: string, format: AssetFormat, use: AssetFileUse, width: number }> } | null, choices: Array<{ __typename?: 'ChatChoice', label: string, message: string, look?: string | null }>, template?: { __typename?: 'ChatTemplateRef', id: string, name: string, version: number } | null, usage?: { __typename?: 'ChatUsage', isModel: boolean, model?: string | null, inputTokens?: number | null, outputTokens?: number | null, cachedTokens?: number | null, isEstimate: boolean, cost?: number | null, seconds?: number | null } | null }> } | null };

export type SendChatMessageMutationVariables = Exact<{
  input: SendChatMessageInput;
}>;


export type SendChatMessageMutation = { __typename?: 'Mutation', sendChatMessage: { __typename?: 'SendChatMessagePayload', message: { __typename?: 'ChatMessage', id: string, state: ChatState } } };

export type UndoChatMessageMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UndoChatMessageMutation = { __typename?: 'Mutation', undoChatMessage: { __typename?: 'SendChatMessagePayload', message: { __typename?: 'ChatMessage', id: string } } };

export type CancelChatMessageMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelChatMessageMutation = { __typename?: 'Mutation', cancelChatMessage: { __typename?: 'SendChatMessagePayload', message: { __typename?: 'ChatMessage', id: string } } };

export type UnclaimedIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnclaimedIdsQuery = { __typename?: 'Query', unclaimedWebsites: Array<{ __typename?: 'Website', id: string }>, siteImports: Array<{ __typename?: 'SiteImport', id: string }> };

export type DomainStandFragment = { __typename?: 'Domain', id: string, name: string, displayName: string, state: DomainState, isResting: boolean, failingSince?: string | null, website?: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string } | null };

export type DomainDetailsFragment = { __typename?: 'Domain', method: DomainMethod, isProved: boolean, primary: DomainPrimary, address: string, stamp: string, createdAt: string, checkedAt?: string | null, nextCheckAt?: string | null, id: string, name: string, displayName: string, state: DomainState, isResting: boolean, failingSince?: string | null, records: Array<{ __typename?: 'DomainRecord', purpose: DomainRecordPurpose, host: string, type: string, expected: string, found: Array<string>, state: DomainRecordState, isRequired: boolean }>, diagnoses: Array<{ __typename?: 'DomainDiagnosis', code: string, severity: DomainDiagnosisSeverity, title: string, detail: string, nextStep: string }>, nameservers: Array<{ __typename?: 'DomainNameserver', name: string, answers: DomainNameserverAnswers }>, keptRecords: Array<{ __typename?: 'DomainKeptRecord', type: string, host: string, value: string }>, certificate?: { __typename?: 'DomainCertificate', issuer: string, validFrom: string, validTo: string, names: Array<string> } | null, history: Array<{ __typename?: 'DomainEvent', id: string, kind: string, text: string, detail: string, at: string }>, website?: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string } | null };

export type DomainQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DomainQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, domain: { __typename?: 'Domain', method: DomainMethod, isProved: boolean, primary: DomainPrimary, address: string, stamp: string, createdAt: string, checkedAt?: string | null, nextCheckAt?: string | null, id: string, name: string, displayName: string, state: DomainState, isResting: boolean, failingSince?: string | null, records: Array<{ __typename?: 'DomainRecord', purpose: DomainRecordPurpose, host: string, type: string, expected: string, found: Array<string>, state: DomainRecordState, isRequired: boolean }>, diagnoses: Array<{ __typename?: 'DomainDiagnosis', code: string, severity: DomainDiagnosisSeverity, title: string, detail: string, nextStep: string }>, nameservers: Array<{ __typename?: 'DomainNameserver', name: string, answers: DomainNameserverAnswers }>, keptRecords: Array<{ __typename?: 'DomainKeptRecord', type: string, host: string, value: string }>, certificate?: { __typename?: 'DomainCertificate', issuer: string, validFrom: string, validTo: string, names: Array<string> } | null, history: Array<{ __typename?: 'DomainEvent', id: string, kind: string, text: string, detail: string, at: string }>, website?: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string } | null } } | null };

export type CheckDomainMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CheckDomainMutation = { __typename?: 'Mutation', checkDomain: { __typename?: 'Domain', id: string, displayName: string } };

export type ConnectDomainMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  websiteId: Scalars['ID']['input'];
  primary: DomainPrimary;
}>;


export type ConnectDomainMutation = { __typename?: 'Mutation', connectDomain: { __typename?: 'Domain', id: string, displayName: string, website?: { __typename?: 'Website', id: string, name: string } | null } };

export type DisconnectDomainMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DisconnectDomainMutation = { __typename?: 'Mutation', disconnectDomain: { __typename?: 'Domain', id: string, displayName: string } };

export type SubdomainAvailabilityQueryVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  subdomain: Scalars['String']['input'];
}>;


export type SubdomainAvailabilityQuery = { __typename?: 'Query', subdomainAvailability: { __typename?: 'SubdomainAvailability', subdomain: string, address: string, isFree: boolean, problem?: string | null, suggestion?: string | null } };

export type ChangeByFormMutationVariables = Exact<{
  input: ChangeByFormInput;
}>;


export type ChangeByFormMutation = { __typename?: 'Mutation', changeByForm: { __typename?: 'FormChange', revision: number, values?: unknown | null, message?: string | null, goTo?: unknown | null, anchor?: string | null, isQuiet: boolean, offersUndo: boolean } };

export type StandingAfterFragment = { __typename?: 'Website', id: string, currentRevision: number, revisions: { __typename?: 'RevisionConnection', edges: Array<{ __typename?: 'RevisionEdge', node: { __typename?: 'Revision', id: string, summary: string } }> } };

export type UndoChangeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UndoChangeMutation = { __typename?: 'Mutation', undoChange: { __typename?: 'Website', id: string, currentRevision: number, revisions: { __typename?: 'RevisionConnection', edges: Array<{ __typename?: 'RevisionEdge', node: { __typename?: 'Revision', id: string, summary: string } }> } } };

export type RedoChangeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RedoChangeMutation = { __typename?: 'Mutation', redoChange: { __typename?: 'Website', id: string, currentRevision: number, revisions: { __typename?: 'RevisionConnection', edges: Array<{ __typename?: 'RevisionEdge', node: { __typename?: 'Revision', id: string, summary: string } }> } } };

export type RestoreRevisionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
  sectionId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type RestoreRevisionMutation = { __typename?: 'Mutation', restoreRevision: { __typename?: 'Website', id: string, currentRevision: number } };

export type PublishWebsiteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PublishWebsiteMutation = { __typename?: 'Mutation', publishWebsite: { __typename?: 'Website', id: string, currentRevision: number, address: string } };

export type UnpublishWebsiteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UnpublishWebsiteMutation = { __typename?: 'Mutation', unpublishWebsite: { __typename?: 'Website', id: string, currentRevision: number } };

export type CreateShareLinkMutationVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  days?: InputMaybe<Scalars['Int']['input']>;
}>;


export type CreateShareLinkMutation = { __typename?: 'Mutation', createShareLink: { __typename?: 'ShareLink', id: string } };

export type RevokeShareLinkMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RevokeShareLinkMutation = { __typename?: 'Mutation', revokeShareLink: { __typename?: 'Website', id: string } };

export type RegenerateSectionMutationVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  sectionId: Scalars['ID']['input'];
}>;


export type RegenerateSectionMutation = { __typename?: 'Mutation', regenerateSection: { __typename?: 'SendChatMessagePayload', website: { __typename?: 'Website', id: string, currentRevision: number }, message: { __typename?: 'ChatMessage', id: string, state: ChatState, text: string } } };

export type SectionLibraryQueryVariables = Exact<{ [key: string]: never; }>;


export type SectionLibraryQuery = { __typename?: 'Query', sectionLibrary: Array<{ __typename?: 'DecidedSectionKind', kind: string, isOn: boolean, variantsOff: Array<string>, sample: unknown, version: number }> };

export type ChangeSubdomainMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  subdomain: Scalars['String']['input'];
}>;


export type ChangeSubdomainMutation = { __typename?: 'Mutation', changeSubdomain: { __typename?: 'Website', id: string, address: string } };

export type SetSearchVisibilityMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  hidden: Scalars['Boolean']['input'];
}>;


export type SetSearchVisibilityMutation = { __typename?: 'Mutation', setSearchVisibility: { __typename?: 'Website', id: string } };

export type SetSitePasswordMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
}>;


export type SetSitePasswordMutation = { __typename?: 'Mutation', setSitePassword: { __typename?: 'Website', id: string } };

export type SetHeadCodeMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  headCode: Scalars['String']['input'];
}>;


export type SetHeadCodeMutation = { __typename?: 'Mutation', setHeadCode: { __typename?: 'Website', id: string } };

export type SetTrainingConsentMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  on: Scalars['Boolean']['input'];
}>;


export type SetTrainingConsentMutation = { __typename?: 'Mutation', setTrainingConsent: { __typename?: 'Website', id: string } };

export type SetNotificationsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  seen?: InputMaybe<Scalars['String']['input']>;
  on: Scalars['Boolean']['input'];
  address: Scalars['String']['input'];
}>;


export type SetNotificationsMutation = { __typename?: 'Mutation', setNotifications: { __typename?: 'Website', id: string, settings: { __typename?: 'SiteSettings', notifyPending: string } } };

export type ConfirmNotifyAddressMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  code: Scalars['String']['input'];
}>;


export type ConfirmNotifyAddressMutation = { __typename?: 'Mutation', confirmNotifyAddress: { __typename?: 'Website', id: string, settings: { __typename?: 'SiteSettings', notifyAddress: string } } };

export type DuplicateAsDraftMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DuplicateAsDraftMutation = { __typename?: 'Mutation', duplicateWebsite: { __typename?: 'Website', id: string, name: string } };

export type StaffDocumentFragment = { __typename?: 'Website', purpose: WebsitePurpose, templateEdited?: { __typename?: 'Template', id: string, name: string } | null, templateTried?: { __typename?: 'ChatTemplateRef', id: string, name: string } | null };

export type WebsiteHeaderQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type WebsiteHeaderQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, address: string, status: WebsiteStatus, canWrite: boolean, isUnclaimed: boolean, purpose: WebsitePurpose, templateEdited?: { __typename?: 'Template', id: string, name: string } | null, templateTried?: { __typename?: 'ChatTemplateRef', id: string, name: string } | null } | null };

export type PublicCardQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PublicCardQuery = { __typename?: 'Query', publicWebsite?: { __typename?: 'PublicWebsite', id: string, name: string, tagline: string, address: string } | null };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { __typename?: 'Query', redwood: { __typename?: 'Redwood', currentUser?: unknown | null } };

export type McpKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type McpKeyQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string } | null };

export type McpWebsitesQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
}>;


export type McpWebsitesQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, websites: { __typename?: 'WebsiteConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'WebsiteEdge', node: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string, language: string, currentRevision: number, updatedAt: string } }> } } | null };

export type McpWebsiteQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type McpWebsiteQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string, currentRevision: number, canUndo: boolean, canRedo: boolean, document: unknown, unpublishedChanges: Array<string>, turn?: { __typename?: 'ChatTurn', messageId: string, note: string } | null } | null };

export type McpReadingQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type McpReadingQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, understood: Array<{ __typename?: 'Understood', fact: string, label: string, value: string }> } | null };

export type McpPreviewQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type McpPreviewQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, previewToken: string } | null };

export type McpLibraryQueryVariables = Exact<{ [key: string]: never; }>;


export type McpLibraryQuery = { __typename?: 'Query', sectionLibrary: Array<{ __typename?: 'DecidedSectionKind', kind: string, isOn: boolean, variantsOff: Array<string> }> };

export type McpCreateMutationVariables = Exact<{
  input: CreateWebsiteInput;
}>;


export type McpCreateMutation = { __typename?: 'Mutation', createWebsite: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string, currentRevision: number, canUndo: boolean, canRedo: boolean, document: unknown, unpublishedChanges: Array<string>, understood: Array<{ __typename?: 'Understood', label: string, value: string }>, turn?: { __typename?: 'ChatTurn', messageId: string, note: string } | null } };

export type McpChangeMutationVariables = Exact<{
  input: ChangeWebsiteInput;
}>;


export type McpChangeMutation = { __typename?: 'Mutation', changeWebsite: { __typename?: 'Website', id: string, currentRevision: number, revisions: { __typename?: 'RevisionConnection', edges: Array<{ __typename?: 'RevisionEdge', node: { __typename?: 'Revision', number: number, summary: string } }> } } };

export type McpUndoMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type McpUndoMutation = { __typename?: 'Mutation', undoChange: { __typename?: 'Website', id: string, currentRevision: number, canUndo: boolean, revisions: { __typename?: 'RevisionConnection', edges: Array<{ __typename?: 'RevisionEdge', node: { __typename?: 'Revision', summary: string } }> } } };

export type McpRedoMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type McpRedoMutation = { __typename?: 'Mutation', redoChange: { __typename?: 'Website', id: string, currentRevision: number, canUndo: boolean, revisions: { __typename?: 'RevisionConnection', edges: Array<{ __typename?: 'RevisionEdge', node: { __typename?: 'Revision', summary: string } }> } } };

export type McpAskMutationVariables = Exact<{
  input: SendChatMessageInput;
}>;


export type McpAskMutation = { __typename?: 'Mutation', sendChatMessage: { __typename?: 'SendChatMessagePayload', website: { __typename?: 'Website', id: string, currentRevision: number }, message: { __typename?: 'ChatMessage', id: string, state: ChatState, text: string, changes: Array<string>, choices: Array<{ __typename?: 'ChatChoice', label: string, message: string }> } } };

export type McpAnswerQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type McpAnswerQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, currentRevision: number, turn?: { __typename?: 'ChatTurn', messageId: string, note: string, step: number } | null, messages: Array<{ __typename?: 'ChatMessage', id: string, state: ChatState, text: string, changes: Array<string>, choices: Array<{ __typename?: 'ChatChoice', label: string, message: string }> }> } | null };

export type McpPublishMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type McpPublishMutation = { __typename?: 'Mutation', publishWebsite: { __typename?: 'Website', id: string, name: string, address: string, publishedRevision?: number | null } };

export type McpPicturesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type McpPicturesQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, photoSources: Array<string>, assets: { __typename?: 'AssetConnection', pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AssetEdge', node: { __typename?: 'Asset', id: string, name: string, alt: string, width: number, height: number, generated?: { __typename?: 'GeneratedPicture', model: string } | null } }> }, pictureGenerator?: { __typename?: 'PictureGenerator', left?: number | null } | null } | null };

export type McpFindPhotosQueryVariables = Exact<{
  website: Scalars['ID']['input'];
  words: Scalars['String']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
}>;


export type McpFindPhotosQuery = { __typename?: 'Query', searchPhotos: { __typename?: 'FoundPhotos', hasMore: boolean, photos: Array<{ __typename?: 'Photo', id: string, width: number, height: number, preview: string, credit: { __typename?: 'PictureCredit', author: string, source: string } }> } };

export type McpTakePhotoMutationVariables = Exact<{
  website: Scalars['ID']['input'];
  photo: Scalars['ID']['input'];
}>;


export type McpTakePhotoMutation = { __typename?: 'Mutation', takePhoto: { __typename?: 'Asset', id: string, alt: string, width: number, height: number } };

export type McpGenerateMutationVariables = Exact<{
  website: Scalars['ID']['input'];
  prompt: Scalars['String']['input'];
  shape: PictureShape;
}>;


export type McpGenerateMutation = { __typename?: 'Mutation', generatePicture: { __typename?: 'Generating', id: string } };

export type McpGeneratingQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type McpGeneratingQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, pictureGenerator?: { __typename?: 'PictureGenerator', latest?: { __typename?: 'Generating', id: string, state: GeneratingState, note: string, done: number, picture?: { __typename?: 'Asset', id: string, alt: string, width: number, height: number } | null } | null } | null } | null };

export type PictureFileFragment = { __typename?: 'AssetVariant', file: string, format: AssetFormat, use: AssetFileUse, width: number };

export type PictureFragment = { __typename?: 'Asset', id: string, name: string, alt: string, width: number, height: number, focus?: string | null, crop?: string | null, look?: { __typename?: 'PictureLook', sharpness: number, entropy: number } | null, credit?: { __typename?: 'PictureCredit', author: string, authorUrl: string, source: string, sourceUrl: string, licence: string } | null, generated?: { __typename?: 'GeneratedPicture', prompt: string, model: string } | null, variants: Array<{ __typename?: 'AssetVariant', file: string, format: AssetFormat, use: AssetFileUse, width: number }> };

export type UploadAssetMutationVariables = Exact<{
  input: UploadAssetInput;
}>;


export type UploadAssetMutation = { __typename?: 'Mutation', uploadAsset: { __typename?: 'Asset', id: string, name: string, alt: string, width: number, height: number, focus?: string | null, crop?: string | null, look?: { __typename?: 'PictureLook', sharpness: number, entropy: number } | null, credit?: { __typename?: 'PictureCredit', author: string, authorUrl: string, source: string, sourceUrl: string, licence: string } | null, generated?: { __typename?: 'GeneratedPicture', prompt: string, model: string } | null, variants: Array<{ __typename?: 'AssetVariant', file: string, format: AssetFormat, use: AssetFileUse, width: number }> } };

export type UpdateAssetMutationVariables = Exact<{
  input: UpdateAssetInput;
}>;


export type UpdateAssetMutation = { __typename?: 'Mutation', updateAsset: { __typename?: 'Asset', id: string, name: string } };

export type RemoveAssetMutationVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type RemoveAssetMutation = { __typename?: 'Mutation', removeAsset: { __typename?: 'Asset', id: string, name: string } };

export type RestoreAssetMutationVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type RestoreAssetMutation = { __typename?: 'Mutation', restoreAsset: { __typename?: 'Asset', id: string, name: string } };

export type LibraryQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type LibraryQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, photoSources: Array<string>, mediaRoom: { __typename?: 'MediaRoom', used: number, limit: number }, pictureGenerator?: { __typename?: 'PictureGenerator', left?: number | null, latest?: { __typename?: 'Generating', id: string, prompt: string, shape: PictureShape, state: GeneratingState, note: string, done: number, total?: number | null, picture?: { __typename?: 'Asset', id: string, name: string } | null } | null } | null, assets: { __typename?: 'AssetConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'AssetEdge', node: { __typename?: 'Asset', bytes: number, state: AssetState, createdAt: string, id: string, name: string, alt: string, width: number, height: number, focus?: string | null, crop?: string | null, look?: { __typename?: 'PictureLook', sharpness: number, entropy: number } | null, credit?: { __typename?: 'PictureCredit', author: string, authorUrl: string, source: string, sourceUrl: string, licence: string } | null, generated?: { __typename?: 'GeneratedPicture', prompt: string, model: string } | null, variants: Array<{ __typename?: 'AssetVariant', file: string, format: AssetFormat, use: AssetFileUse, width: number }> } }> } } | null };

export type MediaQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type MediaQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, media: Array<{ __typename?: 'AssetMedia', id: string, files: Array<{ __typename?: 'AssetVariant', file: string, format: AssetFormat, use: AssetFileUse, width: number }> }> } | null };

export type AssetFileBodyQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  file: Scalars['String']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
}>;


export type AssetFileBodyQuery = { __typename?: 'Query', assetFile?: { __typename?: 'SentFile', contentType: string, body: string } | null };

export type OriginalFileQueryVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type OriginalFileQuery = { __typename?: 'Query', originalFile?: { __typename?: 'SentFile', contentType: string, name: string, body: string } | null };

export type GeneratorFragment = { __typename?: 'PictureGenerator', left?: number | null, latest?: { __typename?: 'Generating', id: string, prompt: string, shape: PictureShape, state: GeneratingState, note: string, done: number, total?: number | null, picture?: { __typename?: 'Asset', id: string, name: string } | null } | null };

export type GeneratePictureMutationVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  prompt: Scalars['String']['input'];
  shape: PictureShape;
}>;


export type GeneratePictureMutation = { __typename?: 'Mutation', generatePicture: { __typename?: 'Generating', id: string } };

export type CancelGeneratedPictureMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelGeneratedPictureMutation = { __typename?: 'Mutation', cancelGeneratedPicture: { __typename?: 'Generating', id: string, note: string } };

export type ForgetGeneratedPictureMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ForgetGeneratedPictureMutation = { __typename?: 'Mutation', forgetGeneratedPicture: { __typename?: 'Generating', id: string } };

export type TakePhotoMutationVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type TakePhotoMutation = { __typename?: 'Mutation', takePhoto: { __typename?: 'Asset', id: string, credit?: { __typename?: 'PictureCredit', author: string, source: string } | null } };

export type SearchPhotosQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  page: Scalars['Int']['input'];
}>;


export type SearchPhotosQuery = { __typename?: 'Query', searchPhotos: { __typename?: 'FoundPhotos', hasMore: boolean, photos: Array<{ __typename?: 'Photo', id: string, width: number, height: number, preview: string, credit: { __typename?: 'PictureCredit', author: string, authorUrl: string, source: string, sourceUrl: string } }> } };

export type AccountToExportQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountToExportQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, name: string, email: string, picture?: string | null, roles: Array<string>, createdAt: string, billingRecords: unknown, websiteCount: number, plan: { __typename?: 'Plan', label: string }, accessKeys: Array<{ __typename?: 'AccessKey', name: string, scope: AccessKeyScope, createdAt: string, lastUsedAt?: string | null, expiresAt?: string | null, website?: { __typename?: 'Website', id: string, name: string } | null }>, deletedWebsites: { __typename?: 'WebsiteConnection', totalCount: number } } | null };

export type WebsiteToExportQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type WebsiteToExportQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, websites: { __typename?: 'WebsiteConnection', pageInfo: { __typename?: 'PageInfo', endCursor?: string | null }, edges: Array<{ __typename?: 'WebsiteEdge', node: { __typename?: 'Website', id: string, name: string, subdomain: string, address: string, language: string, status: WebsiteStatus, createdAt: string, updatedAt: string, publishedAt?: string | null, document: unknown, records: unknown } }> } } | null };

export type DeletedWebsiteToExportQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type DeletedWebsiteToExportQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, deletedWebsites: { __typename?: 'WebsiteConnection', pageInfo: { __typename?: 'PageInfo', endCursor?: string | null }, edges: Array<{ __typename?: 'WebsiteEdge', node: { __typename?: 'Website', id: string, name: string, subdomain: string, address: string, language: string, createdAt: string, updatedAt: string, deletedAt?: string | null, purgeAt?: string | null, document: unknown, records: unknown } }> } } | null };

export type DomainToExportQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type DomainToExportQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, domains: { __typename?: 'DomainConnection', pageInfo: { __typename?: 'PageInfo', endCursor?: string | null }, edges: Array<{ __typename?: 'DomainEdge', node: { __typename?: 'Domain', id: string, name: string, state: DomainState, method: DomainMethod, primary: DomainPrimary, createdAt: string, website?: { __typename?: 'Website', id: string, name: string } | null, history: Array<{ __typename?: 'DomainEvent', at: string, text: string, detail: string }> } }> } } | null };

export type OriginalToExportQueryVariables = Exact<{
  websiteId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
}>;


export type OriginalToExportQuery = { __typename?: 'Query', originalFile?: { __typename?: 'SentFile', name: string, body: string } | null };

export type SentFileToExportQueryVariables = Exact<{
  submission: Scalars['ID']['input'];
  file: Scalars['ID']['input'];
}>;


export type SentFileToExportQuery = { __typename?: 'Query', submissionFile?: { __typename?: 'SentFile', name: string, body: string } | null };

export type GetStripeCustomerPortalSessionUrlMutationMutationVariables = Exact<{ [key: string]: never; }>;


export type GetStripeCustomerPortalSessionUrlMutationMutation = { __typename?: 'Mutation', getStripeCustomerPortalSessionUrl: string };

export type ExportBlogPostsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ExportBlogPostsMutation = { __typename?: 'Mutation', exportBlogPosts: { __typename?: 'WebsiteExport', fileName: string, archive: string } };

export type ImportBlogPostsMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  archive: Scalars['String']['input'];
}>;


export type ImportBlogPostsMutation = { __typename?: 'Mutation', importBlogPosts: { __typename?: 'BlogTask', id: string } };

export type ClaimWebsitesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type ClaimWebsitesMutation = { __typename?: 'Mutation', claimWebsites: Array<{ __typename?: 'Website', id: string, name: string }> };

export type UnclaimedWebsitesQueryVariables = Exact<{ [key: string]: never; }>;


export type UnclaimedWebsitesQuery = { __typename?: 'Query', unclaimedWebsites: Array<{ __typename?: 'Website', id: string, name: string, currentRevision: number, updatedAt: string, keptUntil?: string | null, previewToken: string }>, siteImports: Array<{ __typename?: 'SiteImport', id: string }>, viewer?: { __typename?: 'Viewer', id: string, websiteCount: number, plan: { __typename?: 'Plan', label: string, websites: number } } | null };

export type DomainUpdatesSubscriptionVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DomainUpdatesSubscription = { __typename?: 'Subscription', domainUpdates: { __typename?: 'DomainUpdate', stamp: string } };

export type AddDomainMutationVariables = Exact<{
  name: Scalars['String']['input'];
}>;


export type AddDomainMutation = { __typename?: 'Mutation', addDomain: { __typename?: 'Domain', id: string, displayName: string } };

export type ChoosableWebsitesQueryVariables = Exact<{ [key: string]: never; }>;


export type ChoosableWebsitesQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, websites: { __typename?: 'WebsiteConnection', edges: Array<{ __typename?: 'WebsiteEdge', node: { __typename?: 'Website', id: string, name: string } }> } } | null };

export type DomainsQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  isFiltered: Scalars['Boolean']['input'];
}>;


export type DomainsQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, plan: { __typename?: 'Plan', label: string, domains: number }, all: { __typename?: 'DomainConnection', totalCount: number }, domains: { __typename?: 'DomainConnection', totalCount?: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'DomainEdge', node: { __typename?: 'Domain', id: string, name: string, displayName: string, state: DomainState, isResting: boolean, failingSince?: string | null, website?: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string } | null } }> } } | null };

export type DomainOverviewQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DomainOverviewQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, domain: { __typename?: 'Domain', method: DomainMethod, isProved: boolean, primary: DomainPrimary, address: string, stamp: string, createdAt: string, checkedAt?: string | null, nextCheckAt?: string | null, id: string, name: string, displayName: string, state: DomainState, isResting: boolean, failingSince?: string | null, records: Array<{ __typename?: 'DomainRecord', purpose: DomainRecordPurpose, host: string, type: string, expected: string, found: Array<string>, state: DomainRecordState, isRequired: boolean }>, diagnoses: Array<{ __typename?: 'DomainDiagnosis', code: string, severity: DomainDiagnosisSeverity, title: string, detail: string, nextStep: string }>, nameservers: Array<{ __typename?: 'DomainNameserver', name: string, answers: DomainNameserverAnswers }>, keptRecords: Array<{ __typename?: 'DomainKeptRecord', type: string, host: string, value: string }>, certificate?: { __typename?: 'DomainCertificate', issuer: string, validFrom: string, validTo: string, names: Array<string> } | null, history: Array<{ __typename?: 'DomainEvent', id: string, kind: string, text: string, detail: string, at: string }>, website?: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string } | null }, websites: { __typename?: 'WebsiteConnection', edges: Array<{ __typename?: 'WebsiteEdge', node: { __typename?: 'Website', id: string, name: string } }> } } | null };

export type NamesOfDomainQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type NamesOfDomainQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, domain: { __typename?: 'Domain', id: string, name: string, displayName: string } } | null };

export type RemoveDomainMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveDomainMutation = { __typename?: 'Mutation', removeDomain: { __typename?: 'Domain', id: string, displayName: string } };

export type BuyDomainMutationVariables = Exact<{
  name: Scalars['String']['input'];
  websiteId?: InputMaybe<Scalars['ID']['input']>;
  shownAmount: Scalars['Int']['input'];
}>;


export type BuyDomainMutation = { __typename?: 'Mutation', buyDomain: { __typename?: 'OpenedOrder', url: string } };

export type SearchDomainsQueryVariables = Exact<{
  text: Scalars['String']['input'];
}>;


export type SearchDomainsQuery = { __typename?: 'Query', searchDomains: Array<{ __typename?: 'DomainOffer', name: string, displayName: string, availability: DomainAvailability, problem?: string | null, yearly?: { __typename?: 'Money', amount: number, currency: string } | null }> };

export type AccessKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessKeysQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, accessKeys: Array<{ __typename?: 'AccessKey', id: string, name: string, scope: AccessKeyScope, createdAt: string, lastUsedAt?: string | null, expiresAt?: string | null, website?: { __typename?: 'Website', id: string, name: string } | null }>, websites: { __typename?: 'WebsiteConnection', edges: Array<{ __typename?: 'WebsiteEdge', node: { __typename?: 'Website', id: string, name: string } }> } } | null };

export type CreateAccessKeyMutationVariables = Exact<{
  input: CreateAccessKeyInput;
}>;


export type CreateAccessKeyMutation = { __typename?: 'Mutation', createAccessKey: { __typename?: 'NewAccessKey', secret: string, key: { __typename?: 'AccessKey', id: string, name: string } } };

export type RevokeAccessKeyMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RevokeAccessKeyMutation = { __typename?: 'Mutation', revokeAccessKey: boolean };

export type CreateWebsiteMutationVariables = Exact<{
  input: CreateWebsiteInput;
}>;


export type CreateWebsiteMutation = { __typename?: 'Mutation', createWebsite: { __typename?: 'Website', id: string } };

export type DashboardQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<WebsiteSort>;
  isFiltered: Scalars['Boolean']['input'];
  chosen: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
  isDeleting: Scalars['Boolean']['input'];
  deletedFirst?: InputMaybe<Scalars['Int']['input']>;
  deletedAfter?: InputMaybe<Scalars['String']['input']>;
}>;


export type DashboardQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, name: string, email: string, createdAt: string, deletionWord: string, websiteCount: number, plan: { __typename?: 'Plan', label: string, websites: number }, websites: { __typename?: 'WebsiteConnection', totalCount?: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'WebsiteEdge', node: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string, visitsIn7Days: number, updatedAt: string, currentRevision: number, previewToken: string } }> }, websitesById?: Array<{ __typename?: 'Website', id: string, name: string, status: WebsiteStatus }>, deletedWebsites: { __typename?: 'WebsiteConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'WebsiteEdge', node: { __typename?: 'Website', id: string, name: string, deletedAt?: string | null, purgeAt?: string | null } }> } } | null, siteImports: Array<{ __typename?: 'SiteImport', id: string, address: string }>, unclaimedWebsites: Array<{ __typename?: 'Website', id: string, name: string }>, failedSiteImport?: { __typename?: 'SiteImport', id: string, address: string, note: string } | null, templates: Array<{ __typename?: 'Template', id: string, name: string, slug: string, description: string }> };

export type ChooseWebsitesQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<WebsiteSort>;
}>;


export type ChooseWebsitesQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', id: string, websites: { __typename?: 'WebsiteConnection', pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'WebsiteEdge', node: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, updatedAt: string } }> } } | null };

export type DeleteAccountMutationVariables = Exact<{
  confirm: Scalars['String']['input'];
}>;


export type DeleteAccountMutation = { __typename?: 'Mutation', deleteAccount: boolean };

export type TemplatesToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplatesToChooseQuery = { __typename?: 'Query', templates: Array<{ __typename?: 'Template', id: string, name: string }> };

export type DuplicateWebsiteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DuplicateWebsiteMutation = { __typename?: 'Mutation', duplicateWebsite: { __typename?: 'Website', id: string, name: string } };

export type DeleteWebsitesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type DeleteWebsitesMutation = { __typename?: 'Mutation', deleteWebsites: Array<{ __typename?: 'Website', id: string, name: string }> };

export type RestoreWebsitesMutationVariables = Exact<{
  ids: Array<Scalars['ID']['input']> | Scalars['ID']['input'];
}>;


export type RestoreWebsitesMutation = { __typename?: 'Mutation', restoreWebsites: Array<{ __typename?: 'Website', id: string, name: string }> };

export type PurchaseQueryVariables = Exact<{
  checkoutId?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
}>;


export type PurchaseQuery = { __typename?: 'Query', viewer?: { __typename?: 'Viewer', purchase?: { __typename?: 'Purchase', id: string, kind: PurchaseKind, subject: string, state: PurchaseState, amount: number, currency: string, problem?: string | null, from?: string | null, returnTo?: string | null, domain?: { __typename?: 'Domain', id: string, displayName: string, website?: { __typename?: 'Website', name: string } | null } | null } | null, plans: Array<{ __typename?: 'PlanOffer', plan: { __typename?: 'Plan', id: string, label: string } }> } | null };

export type CreateFromTemplateMutationVariables = Exact<{
  input: CreateWebsiteInput;
}>;


export type CreateFromTemplateMutation = { __typename?: 'Mutation', createWebsite: { __typename?: 'Website', id: string } };

export type CreateUnclaimedFromTemplateMutationVariables = Exact<{
  input: CreateUnclaimedWebsiteInput;
}>;


export type CreateUnclaimedFromTemplateMutation = { __typename?: 'Mutation', createUnclaimedWebsite: { __typename?: 'Website', id: string } };

export type EditedTemplatesQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<TemplateState>;
}>;


export type EditedTemplatesQuery = { __typename?: 'Query', adminTemplates: { __typename?: 'TemplateConnection', totalCount: number, isTotalExact: boolean, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'TemplateEdge', node: { __typename?: 'Template', id: string, name: string, slug: string, category: string, builderNumber?: number | null, published: boolean, retiredAt?: string | null, isChanged: boolean, version: number } }> } };

export type EditedTemplateQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditedTemplateQuery = { __typename?: 'Query', adminTemplate?: { __typename?: 'Template', id: string, name: string, slug: string, category: string, description: string, builderNumber?: number | null, published: boolean, retiredAt?: string | null, design: string, websiteCount: number, version: number, versionInUse: number, isChanged: boolean, document: unknown, draft?: { __typename?: 'Website', id: string, currentRevision: number, updatedAt: string, previewToken: string, document: unknown } | null, versions: Array<{ __typename?: 'TemplateVersion', number: number, madeBy: string, createdAt: string }> } | null };

export type EditTemplateMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EditTemplateMutation = { __typename?: 'Mutation', editTemplate: { __typename?: 'Template', id: string, draft?: { __typename?: 'Website', id: string } | null } };

export type PutTemplateIntoUseMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  seen: Scalars['Int']['input'];
}>;


export type PutTemplateIntoUseMutation = { __typename?: 'Mutation', putTemplateIntoUse: { __typename?: 'Template', id: string, name: string, versionInUse: number } };

export type ReturnTemplateToMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
  seen: Scalars['Int']['input'];
}>;


export type ReturnTemplateToMutation = { __typename?: 'Mutation', returnTemplateTo: { __typename?: 'Template', id: string, name: string, versionInUse: number } };

export type TemplateDocumentsQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplateDocumentsQuery = { __typename?: 'Query', templates: Array<{ __typename?: 'Template', id: string, document: unknown }> };

export type StaffTemplateDocumentQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StaffTemplateDocumentQuery = { __typename?: 'Query', adminTemplate?: { __typename?: 'Template', id: string, document: unknown } | null };

export type TemplatePreviewQueryVariables = Exact<{
  builderNumber: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  seed: Scalars['Int']['input'];
}>;


export type TemplatePreviewQuery = { __typename?: 'Query', templatePreview?: unknown | null };

export type TrainingConsentQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type TrainingConsentQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, trainingConsent?: { __typename?: 'TrainingConsent', given: boolean, version: string } | null } | null };

export type WebsiteToDeleteQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type WebsiteToDeleteQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string, canWrite: boolean } | null };

export type DeleteByNameMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
}>;


export type DeleteByNameMutation = { __typename?: 'Mutation', deleteWebsite: { __typename?: 'Website', id: string, name: string } };

export type DraftOfFormQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  base?: InputMaybe<Scalars['Int']['input']>;
}>;


export type DraftOfFormQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, canWrite: boolean, currentRevision: number, previewToken: string, document: unknown } | null, base?: { __typename?: 'Website', id: string, document: unknown } | null };

export type WebsiteUpdatesSubscriptionVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type WebsiteUpdatesSubscription = { __typename?: 'Subscription', websiteUpdates: { __typename?: 'WebsiteUpdate', stamp: string, tasks: string, posts: string, turn?: { __typename?: 'ChatTurn', messageId: string, note: string, changes: Array<string>, page?: string | null, step: number, pages: Array<{ __typename?: 'ChatTurnPage', title: string, path: string }> } | null } };

export type ExportWebsiteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ExportWebsiteMutation = { __typename?: 'Mutation', exportWebsite: { __typename?: 'WebsiteExport', fileName: string, archive: string } };

export type ImportWebsiteMutationVariables = Exact<{
  input: ImportWebsiteInput;
}>;


export type ImportWebsiteMutation = { __typename?: 'Mutation', importWebsite: { __typename?: 'Website', id: string, name: string, settings: { __typename?: 'SiteSettings', headCode: string } } };

export type DraftQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  token?: InputMaybe<Scalars['String']['input']>;
  revision?: InputMaybe<Scalars['Int']['input']>;
  turn?: InputMaybe<Scalars['ID']['input']>;
  needsToken: Scalars['Boolean']['input'];
}>;


export type DraftQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, document: unknown, previewToken?: string } | null };

export type DraftOfPostQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  post: Scalars['ID']['input'];
}>;


export type DraftOfPostQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, document: unknown, previewToken: string, blog: { __typename?: 'Blog', post?: { __typename?: 'BlogPost', id: string, title: string, slug: string, excerpt: string, tags: Array<string>, author: string, cover: unknown, publishAt?: string | null, html: string } | null } } | null };

export type WebsiteDomainsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type WebsiteDomainsQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, subdomain: string, address: string, canWrite: boolean, domains: Array<{ __typename?: 'Domain', method: DomainMethod, isProved: boolean, primary: DomainPrimary, address: string, stamp: string, createdAt: string, checkedAt?: string | null, nextCheckAt?: string | null, id: string, name: string, displayName: string, state: DomainState, isResting: boolean, failingSince?: string | null, records: Array<{ __typename?: 'DomainRecord', purpose: DomainRecordPurpose, host: string, type: string, expected: string, found: Array<string>, state: DomainRecordState, isRequired: boolean }>, diagnoses: Array<{ __typename?: 'DomainDiagnosis', code: string, severity: DomainDiagnosisSeverity, title: string, detail: string, nextStep: string }>, nameservers: Array<{ __typename?: 'DomainNameserver', name: string, answers: DomainNameserverAnswers }>, keptRecords: Array<{ __typename?: 'DomainKeptRecord', type: string, host: string, value: string }>, certificate?: { __typename?: 'DomainCertificate', issuer: string, validFrom: string, validTo: string, names: Array<string> } | null, history: Array<{ __typename?: 'DomainEvent', id: string, kind: string, text: string, detail: string, at: string }>, website?: { __typename?: 'Website', id: string, name: string, status: WebsiteStatus, address: string } | null }> } | null, viewer?: { __typename?: 'Viewer', id: string, connectedDomainCount: number, plan: { __typename?: 'Plan', label: string, domains: number }, domains: { __typename?: 'DomainConnection', edges: Array<{ __typename?: 'DomainEdge', node: { __typename?: 'Domain', id: string, displayName: string, state: DomainState, website?: { __typename?: 'Website', id: string, name: string } | null } }> } } | null };

export type WebsiteSettingsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type WebsiteSettingsQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, subdomain: string, address: string, status: WebsiteStatus, canWrite: boolean, isUnclaimed: boolean, currentRevision: number, document: unknown, siteImport?: { __typename?: 'SiteImport', id: string, address: string, templateId?: string | null } | null, mediaRoom: { __typename?: 'MediaRoom', used: number }, settings: { __typename?: 'SiteSettings', hiddenFromSearch: boolean, hasPassword: boolean, headCode: string, notifyOwner: boolean, notifyAddress: string, notifyPending: string, accountAddress: string, formerAddresses: Array<string>, mayHavePassword: boolean, mayHaveHeadCode: boolean, versions: { __typename?: 'SettingVersions', address: string, visibility: string, password: string, headCode: string, notifications: string } } } | null };

export type WebsiteEditorQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  history: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  share: Scalars['Boolean']['input'];
  isForm: Scalars['Boolean']['input'];
}>;


export type WebsiteEditorQuery = { __typename?: 'Query', website?: { __typename?: 'Website', updatesStamp: string, id: string, name: string, address: string, status: WebsiteStatus, currentRevision: number, publishedAt?: string | null, publishedByKey?: string | null, publishedRevision?: number | null, canWrite: boolean, isUnclaimed: boolean, keptUntil?: string | null, canUndo: boolean, canRedo: boolean, previewToken: string, document: unknown, purpose: WebsitePurpose, turn?: { __typename?: 'ChatTurn', messageId: string, note: string, changes: Array<string>, page?: string | null, step: number, pages: Array<{ __typename?: 'ChatTurnPage', title: string, path: string }> } | null, siteImport?: { __typename?: 'SiteImport', id: string } | null, shareLinks?: Array<{ __typename?: 'ShareLink', id: string, token: string, createdAt: string, expiresAt?: string | null }>, revisions: { __typename?: 'RevisionConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'RevisionEdge', node: { __typename?: 'Revision', id: string, number: number, createdAt: string, author: string, keyName?: string | null, source: RevisionSource, summary: string } }> }, templateEdited?: { __typename?: 'Template', id: string, name: string } | null, templateTried?: { __typename?: 'ChatTemplateRef', id: string, name: string } | null } | null };

export type OlderDocumentQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
}>;


export type OlderDocumentQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, document: unknown } | null };

export type VisitsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  days: Scalars['Int']['input'];
}>;


export type VisitsQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, visits: { __typename?: 'Visits', days: Array<{ __typename?: 'VisitCount', name: string, visits: number }>, pages: Array<{ __typename?: 'VisitCount', name: string, visits: number }>, referrers: Array<{ __typename?: 'VisitCount', name: string, visits: number }> } } | null };

export type WaitlistQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  last: Scalars['Int']['input'];
}>;


export type WaitlistQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, address: string, status: WebsiteStatus, waitlist: { __typename?: 'Waitlist', on: boolean, heading: string, intro: string, when: string, askName: boolean, button: string, thanks: string, version: string, entries: number, kept?: number | null, days: Array<{ __typename?: 'WaitlistDay', name: string, entries: number }> } } | null };

export type SaveWaitlistMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  input: WaitlistInput;
  seen?: InputMaybe<Scalars['String']['input']>;
}>;


export type SaveWaitlistMutation = { __typename?: 'Mutation', saveWaitlist: { __typename?: 'Website', id: string, status: WebsiteStatus, waitlist: { __typename?: 'Waitlist', on: boolean } } };

export type WebsiteAsItCameQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type WebsiteAsItCameQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, document: unknown, siteImport?: { __typename?: 'SiteImport', id: string, report?: unknown | null } | null } | null };

export type BeginSiteImportMutationVariables = Exact<{
  input: BeginSiteImportInput;
}>;


export type BeginSiteImportMutation = { __typename?: 'Mutation', beginSiteImport: { __typename?: 'SiteImport', id: string } };

export type CancelSiteImportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CancelSiteImportMutation = { __typename?: 'Mutation', cancelSiteImport: { __typename?: 'SiteImport', id: string } };

export type DismissSiteImportMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DismissSiteImportMutation = { __typename?: 'Mutation', dismissSiteImport: { __typename?: 'SiteImport', id: string } };

export type ReadSiteImportQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ReadSiteImportQuery = { __typename?: 'Query', siteImport: { __typename?: 'SiteImport', id: string, address: string, templateId?: string | null, state: SiteImportState, note: string, done: number, total?: number | null, report?: unknown | null, website?: { __typename?: 'Website', id: string, name: string, currentRevision: number, previewToken: string, canWrite: boolean } | null } };

export type SubmissionsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  kinds?: InputMaybe<Array<FormKind> | FormKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  spam: Scalars['Boolean']['input'];
}>;


export type SubmissionsQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, subdomain: string, submissions: { __typename?: 'FormSubmissionConnection', totalCount: number, pageInfo: { __typename?: 'PageInfo', hasNextPage: boolean, endCursor?: string | null }, edges: Array<{ __typename?: 'FormSubmissionEdge', node: { __typename?: 'FormSubmission', id: string, kind: FormKind, name: string, email: string, phone: string, message: string, spam: boolean, createdAt: string, unsubscribeAddress?: string | null, answers: Array<{ __typename?: 'FormAnswer', label: string, value: string, file?: string | null }> } }> } } | null };

export type MarkSubmissionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  spam: Scalars['Boolean']['input'];
}>;


export type MarkSubmissionMutation = { __typename?: 'Mutation', markSubmission: { __typename?: 'FormSubmission', id: string, spam: boolean } };

export type DeleteSubmissionMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type DeleteSubmissionMutation = { __typename?: 'Mutation', deleteSubmission: { __typename?: 'FormSubmission', id: string } };

export type SubmissionFileQueryVariables = Exact<{
  submission: Scalars['ID']['input'];
  file: Scalars['ID']['input'];
}>;


export type SubmissionFileQuery = { __typename?: 'Query', submissionFile?: { __typename?: 'SentFile', name: string, body: string } | null };

export type AnswerLabelsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type AnswerLabelsQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, answerLabels: Array<string> } | null };

export type UnderstoodOfWebsiteQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type UnderstoodOfWebsiteQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, understood: Array<{ __typename?: 'Understood', fact: string, label: string, value: string }> } | null };

export type WebsiteAccessQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type WebsiteAccessQuery = { __typename?: 'Query', website?: { __typename?: 'Website', id: string, name: string, canWrite: boolean } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ExampleEntryFragmentDoc = new TypedDocumentString(`
    fragment ExampleEntry on Example {
  id
  kind
  task
  words
  document
  before
  answer {
    calls
    reply
  }
  other {
    calls
    reply
  }
  tags
  source
  replaced {
    kind
    standIn
    times
  }
  score
  state
  isShown
  split
  alike {
    id
    words
    state
    answer {
      calls
      reply
    }
  }
  version
  createdAt
  createdBy
  updatedAt
  updatedBy
}
    `, {"fragmentName":"ExampleEntry"}) as unknown as TypedDocumentString<ExampleEntryFragment, unknown>;
export const ImportReportFragmentDoc = new TypedDocumentString(`
    fragment ImportReport on ExampleImport {
  id
  fileName
  isTrial
  lines
  added
  known
  wrong
  isWhole
  createdAt
  createdBy
}
    `, {"fragmentName":"ImportReport"}) as unknown as TypedDocumentString<ImportReportFragment, unknown>;
export const LiveExamplesFragmentDoc = new TypedDocumentString(`
    fragment LiveExamples on ExampleSets {
  live
  shown
  waiting
  before
}
    `, {"fragmentName":"LiveExamples"}) as unknown as TypedDocumentString<LiveExamplesFragment, unknown>;
export const GateAnswerFragmentDoc = new TypedDocumentString(`
    fragment GateAnswer on GateResult {
  held
  misses
  reply
  changes
  milliseconds
  usage {
    inputTokens
    outputTokens
    cost
  }
}
    `, {"fragmentName":"GateAnswer"}) as unknown as TypedDocumentString<GateAnswerFragment, unknown>;
export const GatePartsFragmentDoc = new TypedDocumentString(`
    fragment GateParts on Gate {
  oldName
  newName
  isFree
  note
  canReplay
  whyNot
  isByModel
  fixedCases
  examples
  leftOut
  mostTimes
  costOfOnce
  leftToday
  lastRun {
    id
    oldName
    newName
    times
    isByModel
    leftOut
    state
    note
    verdict
    tally {
      better
      worse
      same
      fixedWorse
    }
    answers
    answered
    createdAt
    createdBy
    cases {
      place
      kind
      name
      words
      isWriting
      comparison
      old {
        ...GateAnswer
      }
      fresh {
        ...GateAnswer
      }
    }
  }
}
    fragment GateAnswer on GateResult {
  held
  misses
  reply
  changes
  milliseconds
  usage {
    inputTokens
    outputTokens
    cost
  }
}`, {"fragmentName":"GateParts"}) as unknown as TypedDocumentString<GatePartsFragment, unknown>;
export const WritesFragmentDoc = new TypedDocumentString(`
    fragment Writes on AuditEntryConnection {
  totalCount
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      id
      at
      actor
      action
      version
      changes {
        field
        before
        after
      }
    }
  }
}
    `, {"fragmentName":"Writes"}) as unknown as TypedDocumentString<WritesFragment, unknown>;
export const TrainingEntryFragmentDoc = new TypedDocumentString(`
    fragment TrainingEntry on TrainingWebsite {
  id
  title
  brief
  origin
  sourceUrl
  tags
  score
  notes
  status
  state
  note
  report
  version
  createdAt
  createdBy
  updatedAt
  updatedBy
  website {
    id
    name
    language
    currentRevision
    previewToken
  }
}
    `, {"fragmentName":"TrainingEntry"}) as unknown as TypedDocumentString<TrainingEntryFragment, unknown>;
export const PlanFactsFragmentDoc = new TypedDocumentString(`
    fragment PlanFacts on Plan {
  id
  label
  websites
  domains
  assistantMessages
  generatedPictures
  pages
  mediaBytes
  waitlistEntries
  badgeRemovable
  codeForHead
  sitePassword
}
    `, {"fragmentName":"PlanFacts"}) as unknown as TypedDocumentString<PlanFactsFragment, unknown>;
export const EditedPostFragmentDoc = new TypedDocumentString(`
    fragment EditedPost on BlogPost {
  id
  title
  slug
  excerpt
  body
  author
  seoTitle
  seoDescription
  tags
  cover
  state
  publishAt
  publishAtLocal
  isChanged
  version
  updatedAt
  address
  gaps
}
    `, {"fragmentName":"EditedPost"}) as unknown as TypedDocumentString<EditedPostFragment, unknown>;
export const ShownTaskFragmentDoc = new TypedDocumentString(`
    fragment ShownTask on BlogTask {
  id
  about
  state
  note
  done
  total
  part
  replaces
  texts
  isCounted
  createdAt
  endedAt
  usage {
    isModel
    model
    inputTokens
    outputTokens
    cachedTokens
    cost
    isEstimate
  }
}
    `, {"fragmentName":"ShownTask"}) as unknown as TypedDocumentString<ShownTaskFragment, unknown>;
export const PicturesTaskFragmentDoc = new TypedDocumentString(`
    fragment PicturesTask on BlogTask {
  id
  state
  note
  done
  total
  brought: items(outcome: CREATED) {
    total
  }
  known: items(outcome: UNCHANGED) {
    total
  }
  refused: items(outcome: REFUSED) {
    total
    items {
      name
      problem
    }
  }
}
    `, {"fragmentName":"PicturesTask"}) as unknown as TypedDocumentString<PicturesTaskFragment, unknown>;
export const ShownTurnFragmentDoc = new TypedDocumentString(`
    fragment ShownTurn on ChatTurn {
  messageId
  note
  changes
  page
  pages {
    title
    path
  }
  step
}
    `, {"fragmentName":"ShownTurn"}) as unknown as TypedDocumentString<ShownTurnFragment, unknown>;
export const PictureFileFragmentDoc = new TypedDocumentString(`
    fragment PictureFile on AssetVariant {
  file
  format
  use
  width
}
    `, {"fragmentName":"PictureFile"}) as unknown as TypedDocumentString<PictureFileFragment, unknown>;
export const PictureFragmentDoc = new TypedDocumentString(`
    fragment Picture on Asset {
  id
  name
  alt
  width
  height
  focus
  crop
  look {
    sharpness
    entropy
  }
  credit {
    author
    authorUrl
    source
    sourceUrl
    licence
  }
  generated {
    prompt
    model
  }
  variants {
    ...PictureFile
  }
}
    fragment PictureFile on AssetVariant {
  file
  format
  use
  width
}`, {"fragmentName":"Picture"}) as unknown as TypedDocumentString<PictureFragment, unknown>;
export const ShownMessageFragmentDoc = new TypedDocumentString(`
    fragment ShownMessage on ChatMessage {
  id
  role
  text
  state
  createdAt
  revision
  changes
  sections
  canUndo
  canRedo
  about {
    name
  }
  picture {
    ...Picture
  }
  choices {
    label
    message
    look
  }
  template {
    id
    name
    version
  }
  usage {
    isModel
    model
    inputTokens
    outputTokens
    cachedTokens
    isEstimate
    cost
    seconds
  }
}
    fragment PictureFile on AssetVariant {
  file
  format
  use
  width
}
fragment Picture on Asset {
  id
  name
  alt
  width
  height
  focus
  crop
  look {
    sharpness
    entropy
  }
  credit {
    author
    authorUrl
    source
    sourceUrl
    licence
  }
  generated {
    prompt
    model
  }
  variants {
    ...PictureFile
  }
}`, {"fragmentName":"ShownMessage"}) as unknown as TypedDocumentString<ShownMessageFragment, unknown>;
export const DomainStandFragmentDoc = new TypedDocumentString(`
    fragment DomainStand on Domain {
  id
  name
  displayName
  state
  isResting
  failingSince
  website {
    id
    name
    status
    address
  }
}
    `, {"fragmentName":"DomainStand"}) as unknown as TypedDocumentString<DomainStandFragment, unknown>;
export const DomainDetailsFragmentDoc = new TypedDocumentString(`
    fragment DomainDetails on Domain {
  ...DomainStand
  method
  isProved
  primary
  address
  stamp
  createdAt
  checkedAt
  nextCheckAt
  records {
    purpose
    host
    type
    expected
    found
    state
    isRequired
  }
  diagnoses {
    code
    severity
    title
    detail
    nextStep
  }
  nameservers {
    name
    answers
  }
  keptRecords {
    type
    host
    value
  }
  certificate {
    issuer
    validFrom
    validTo
    names
  }
  history {
    id
    kind
    text
    detail
    at
  }
}
    fragment DomainStand on Domain {
  id
  name
  displayName
  state
  isResting
  failingSince
  website {
    id
    name
    status
    address
  }
}`, {"fragmentName":"DomainDetails"}) as unknown as TypedDocumentString<DomainDetailsFragment, unknown>;
export const StandingAfterFragmentDoc = new TypedDocumentString(`
    fragment StandingAfter on Website {
  id
  currentRevision
  revisions(first: 1) {
    edges {
      node {
        id
        summary
      }
    }
  }
}
    `, {"fragmentName":"StandingAfter"}) as unknown as TypedDocumentString<StandingAfterFragment, unknown>;
export const StaffDocumentFragmentDoc = new TypedDocumentString(`
    fragment StaffDocument on Website {
  purpose
  templateEdited {
    id
    name
  }
  templateTried {
    id
    name
  }
}
    `, {"fragmentName":"StaffDocument"}) as unknown as TypedDocumentString<StaffDocumentFragment, unknown>;
export const GeneratorFragmentDoc = new TypedDocumentString(`
    fragment Generator on PictureGenerator {
  left
  latest {
    id
    prompt
    shape
    state
    note
    done
    total
    picture {
      id
      name
    }
  }
}
    `, {"fragmentName":"Generator"}) as unknown as TypedDocumentString<GeneratorFragment, unknown>;
export const ChatTemplatesDocument = new TypedDocumentString(`
    query ChatTemplates($first: Int, $after: String, $search: String, $purpose: ChatPurpose, $state: ChatTemplateState) {
  chatTemplates(
    first: $first
    after: $after
    search: $search
    purpose: $purpose
    state: $state
  ) {
    totalCount
    isTotalExact
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        purpose
        isActive
        model
        version
        updatedAt
      }
    }
  }
}
    `, {"hash":"5b464d04fc1737e89fbf6b3402b923ed2746a0a782d4f37feadc46775a3c6c8a"}) as unknown as TypedDocumentString<ChatTemplatesQuery, ChatTemplatesQueryVariables>;
export const ChatTemplateDocument = new TypedDocumentString(`
    query ChatTemplate($id: ID!, $first: Int, $after: String) {
  chatTemplate(id: $id) {
    id
    name
    purpose
    prompt
    greeting
    suggestions
    model
    temperature
    exampleCount
    isActive
    liveVersion
    countedBefore {
      id
      name
      version
    }
    versionsUsed {
      version
      turns
      failed
      undone
      refused
    }
    warning
    needsModel
    example {
      website
      isOwn
      variables {
        name
        meaning
        value
      }
      prompt
      greeting
      suggestions
    }
    createdAt
    updatedAt
    updatedBy
    version
    history(first: $first, after: $after) {
      ...Writes
    }
  }
}
    fragment Writes on AuditEntryConnection {
  totalCount
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      id
      at
      actor
      action
      version
      changes {
        field
        before
        after
      }
    }
  }
}`, {"hash":"8f5bf0ec7b1c08c07195015e714d4fb83d842ddcda592bc892cd055d61bc000b"}) as unknown as TypedDocumentString<ChatTemplateQuery, ChatTemplateQueryVariables>;
export const ChatTemplateVersionDocument = new TypedDocumentString(`
    query ChatTemplateVersion($id: ID!, $number: Int!) {
  chatTemplate(id: $id) {
    id
    versionAt(number: $number) {
      number
      name
      prompt
      greeting
      suggestions
      model
      temperature
      exampleCount
      madeBy
      createdAt
    }
  }
}
    `, {"hash":"f4c4e8232fde5e16f55f9e0b2ff86efb3b93363033fe4db5fd8daee8d427ad1a"}) as unknown as TypedDocumentString<ChatTemplateVersionQuery, ChatTemplateVersionQueryVariables>;
export const ModelChoicesDocument = new TypedDocumentString(`
    query ModelChoices {
  pricedModels
  tunedModels {
    name
  }
}
    `, {"hash":"2db6d4b5acaf614d42c354a7668fee10a55614c5816e80b536fd83b8468a8dbe"}) as unknown as TypedDocumentString<ModelChoicesQuery, ModelChoicesQueryVariables>;
export const CreateChatTemplateDocument = new TypedDocumentString(`
    mutation CreateChatTemplate($purpose: ChatPurpose!, $input: ChatTemplateInput!) {
  createChatTemplate(purpose: $purpose, input: $input) {
    id
  }
}
    `, {"hash":"2684550a6a66a8245453115cf9bb2967799a3f22b6520fb71baf27d156098fb4"}) as unknown as TypedDocumentString<CreateChatTemplateMutation, CreateChatTemplateMutationVariables>;
export const UpdateChatTemplateDocument = new TypedDocumentString(`
    mutation UpdateChatTemplate($id: ID!, $input: ChatTemplateInput!, $version: Int!) {
  updateChatTemplate(id: $id, input: $input, version: $version) {
    id
  }
}
    `, {"hash":"c1eb22784d00dc4dbe498891956273a0c238bf55b135d96c8f7d404a7a940062"}) as unknown as TypedDocumentString<UpdateChatTemplateMutation, UpdateChatTemplateMutationVariables>;
export const ActivateChatTemplateDocument = new TypedDocumentString(`
    mutation ActivateChatTemplate($id: ID!, $reason: String) {
  activateChatTemplate(id: $id, reason: $reason) {
    id
    name
  }
}
    `, {"hash":"16964a30d71d6a6a9f49023edc5fdb330af1fc08ec87d6536751b96780dd3a5b"}) as unknown as TypedDocumentString<ActivateChatTemplateMutation, ActivateChatTemplateMutationVariables>;
export const GoBackFromChatTemplateDocument = new TypedDocumentString(`
    mutation GoBackFromChatTemplate($id: ID!) {
  goBackFromChatTemplate(id: $id) {
    id
    name
    liveVersion
  }
}
    `, {"hash":"f7f4a688c2530a58bf03764c64418adfadad73aee6eeae9bc081e6a2fe9328d5"}) as unknown as TypedDocumentString<GoBackFromChatTemplateMutation, GoBackFromChatTemplateMutationVariables>;
export const DeleteChatTemplateDocument = new TypedDocumentString(`
    mutation DeleteChatTemplate($id: ID!) {
  deleteChatTemplate(id: $id) {
    id
  }
}
    `, {"hash":"af8af084fa7bc8f7db33a93b0037a5c15863b7ac63a4dd42f57cec6b14bd7314"}) as unknown as TypedDocumentString<DeleteChatTemplateMutation, DeleteChatTemplateMutationVariables>;
export const ChatTrialDocument = new TypedDocumentString(`
    query ChatTrial($id: ID!) {
  chatTemplate(id: $id) {
    id
    name
    purpose
    version
    liveVersion
    needsModel
    trial {
      sample
      website {
        id
      }
    }
  }
  chatTrialSamples {
    name
    trade
  }
}
    `, {"hash":"fe842790f20abee3ebf10fb0037b74897eea671c3331a225b7a2256ca671d729"}) as unknown as TypedDocumentString<ChatTrialQuery, ChatTrialQueryVariables>;
export const StartChatTrialDocument = new TypedDocumentString(`
    mutation StartChatTrial($templateId: ID!, $sample: String!) {
  startChatTrial(templateId: $templateId, sample: $sample) {
    sample
  }
}
    `, {"hash":"5cd36b08a87bb572f69dc228483d626cbb87bfc565e33c2946bee33660d75cd7"}) as unknown as TypedDocumentString<StartChatTrialMutation, StartChatTrialMutationVariables>;
export const ExamplesDocument = new TypedDocumentString(`
    query Examples($first: Int, $after: String, $search: String, $state: ExampleState, $source: ExampleSource, $split: ExampleSplit, $kind: ExampleKind, $tag: String) {
  examples(
    first: $first
    after: $after
    search: $search
    state: $state
    source: $source
    split: $split
    kind: $kind
    tag: $tag
  ) {
    totalCount
    isTotalExact
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        kind
        words
        answer {
          calls
          reply
        }
        tags
        source
        score
        state
        split
        createdAt
      }
    }
  }
}
    `, {"hash":"1d5537682abbb5a1f2f744e6a5b258fdc4d72008772ae650f5aa2ac9a453b17c"}) as unknown as TypedDocumentString<ExamplesQuery, ExamplesQueryVariables>;
export const ExampleTagsDocument = new TypedDocumentString(`
    query ExampleTags {
  exampleTags
}
    `, {"hash":"93f4c9af6fe0f6de8734ea49d5a53c539aef73418ba158f8d0cd3bd7c539c384"}) as unknown as TypedDocumentString<ExampleTagsQuery, ExampleTagsQueryVariables>;
export const ExampleDocument = new TypedDocumentString(`
    query Example($id: ID!, $first: Int, $after: String) {
  example(id: $id) {
    ...ExampleEntry
    history(first: $first, after: $after) {
      ...Writes
    }
  }
}
    fragment ExampleEntry on Example {
  id
  kind
  task
  words
  document
  before
  answer {
    calls
    reply
  }
  other {
    calls
    reply
  }
  tags
  source
  replaced {
    kind
    standIn
    times
  }
  score
  state
  isShown
  split
  alike {
    id
    words
    state
    answer {
      calls
      reply
    }
  }
  version
  createdAt
  createdBy
  updatedAt
  updatedBy
}
fragment Writes on AuditEntryConnection {
  totalCount
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      id
      at
      actor
      action
      version
      changes {
        field
        before
        after
      }
    }
  }
}`, {"hash":"4e0c655fc904ada216c305109b23e10838c294232c0156db7d110727276880d2"}) as unknown as TypedDocumentString<ExampleQuery, ExampleQueryVariables>;
export const CreateExampleDocument = new TypedDocumentString(`
    mutation CreateExample($input: NewExampleInput!) {
  createExample(input: $input) {
    id
  }
}
    `, {"hash":"8a323ea7547f298694a802cdad744901d981453df2c6705ba9347201c3b2874e"}) as unknown as TypedDocumentString<CreateExampleMutation, CreateExampleMutationVariables>;
export const UpdateExampleDocument = new TypedDocumentString(`
    mutation UpdateExample($id: ID!, $input: ExampleInput!, $version: Int) {
  updateExample(id: $id, input: $input, version: $version) {
    id
  }
}
    `, {"hash":"589640c2640df1414539fa6df37f04c315c8c3fac423cec6cd56749546fd214f"}) as unknown as TypedDocumentString<UpdateExampleMutation, UpdateExampleMutationVariables>;
export const DeleteExampleDocument = new TypedDocumentString(`
    mutation DeleteExample($id: ID!) {
  deleteExample(id: $id) {
    id
  }
}
    `, {"hash":"bb0250ac4cbe2369e6776b6d649d696ea9340c959a2cc87d191b6f2fc8df537a"}) as unknown as TypedDocumentString<DeleteExampleMutation, DeleteExampleMutationVariables>;
export const JudgeExamplesDocument = new TypedDocumentString(`
    mutation JudgeExamples($ids: [ID!]!, $state: ExampleState!) {
  judgeExamples(ids: $ids, state: $state) {
    id
    count
  }
}
    `, {"hash":"86e085d040bd5766fe824a749a4f5a9cccc4bc4f3ae20ad5217e37d49b56c0df"}) as unknown as TypedDocumentString<JudgeExamplesMutation, JudgeExamplesMutationVariables>;
export const CreateExamplesFromWebsiteDocument = new TypedDocumentString(`
    mutation CreateExamplesFromWebsite($website: String!) {
  createExamplesFromWebsite(website: $website) {
    added
    known
    leftOut
  }
}
    `, {"hash":"eef72c6161ff8441b9158ef070cc9318d850b6376a7e90bd8a18a1ff4c795ab5"}) as unknown as TypedDocumentString<CreateExamplesFromWebsiteMutation, CreateExamplesFromWebsiteMutationVariables>;
export const UndoJudgingDocument = new TypedDocumentString(`
    mutation UndoJudging($id: ID!) {
  undoJudging(id: $id) {
    count
  }
}
    `, {"hash":"13029521d90aaf3b9166f7849ded6a70011d2a9f0a844e5b08c7ccbd6fb509d2"}) as unknown as TypedDocumentString<UndoJudgingMutation, UndoJudgingMutationVariables>;
export const ExampleImportDocument = new TypedDocumentString(`
    query ExampleImport($id: ID!) {
  exampleImport(id: $id) {
    ...ImportReport
    problems {
      line
      reason
    }
  }
}
    fragment ImportReport on ExampleImport {
  id
  fileName
  isTrial
  lines
  added
  known
  wrong
  isWhole
  createdAt
  createdBy
}`, {"hash":"1d75581c262316a54d3423a6fc44c2ad6830bf78695dfc959f620ac917905894"}) as unknown as TypedDocumentString<ExampleImportQuery, ExampleImportQueryVariables>;
export const ExampleImportsDocument = new TypedDocumentString(`
    query ExampleImports {
  exampleImports {
    ...ImportReport
  }
}
    fragment ImportReport on ExampleImport {
  id
  fileName
  isTrial
  lines
  added
  known
  wrong
  isWhole
  createdAt
  createdBy
}`, {"hash":"a7778348b4a51d6b765bd151bcc6a64e82d36019ba86e54c98bc8b1911f0c0fc"}) as unknown as TypedDocumentString<ExampleImportsQuery, ExampleImportsQueryVariables>;
export const BeginExampleImportDocument = new TypedDocumentString(`
    mutation BeginExampleImport($input: ExampleImportInput!) {
  beginExampleImport(input: $input) {
    id
  }
}
    `, {"hash":"587e7a7c5d1633d43939ef10db2cba66085a490d5a5056c030fd173a19d2384f"}) as unknown as TypedDocumentString<BeginExampleImportMutation, BeginExampleImportMutationVariables>;
export const ImportExampleLinesDocument = new TypedDocumentString(`
    mutation ImportExampleLines($id: ID!, $part: ExampleLinesInput!) {
  importExampleLines(id: $id, part: $part) {
    lines
  }
}
    `, {"hash":"3224cfb84bf4f00cb788b952dc146656354f220e650f6a0eb5f7c802b579e719"}) as unknown as TypedDocumentString<ImportExampleLinesMutation, ImportExampleLinesMutationVariables>;
export const ExampleExportsDocument = new TypedDocumentString(`
    query ExampleExports {
  exampleExports {
    id
    kind
    filter
    count
    withdrawn
    createdAt
    createdBy
  }
  exampleTags
}
    `, {"hash":"05f7785dec3152f95e49760d6f840a4ae652020cdb6b03ee77c49a9975fcc486"}) as unknown as TypedDocumentString<ExampleExportsQuery, ExampleExportsQueryVariables>;
export const ExportExamplesDocument = new TypedDocumentString(`
    mutation ExportExamples($input: ExampleExportInput!, $export: ID, $after: String) {
  exportExamples(input: $input, export: $export, after: $after) {
    export {
      id
      createdAt
    }
    lines
    after
  }
}
    `, {"hash":"7271596a2519d1665a9b51050bb1f71b667f79b7f5ef9074dd7ced615d99d9e6"}) as unknown as TypedDocumentString<ExportExamplesMutation, ExportExamplesMutationVariables>;
export const ExampleSetsDocument = new TypedDocumentString(`
    query ExampleSets {
  exampleSets {
    ...LiveExamples
  }
}
    fragment LiveExamples on ExampleSets {
  live
  shown
  waiting
  before
}`, {"hash":"c8b3a697257ad3cc257d0aea986809535c4268655bd225cf7df693535856a5be"}) as unknown as TypedDocumentString<ExampleSetsQuery, ExampleSetsQueryVariables>;
export const ExamplesGateDocument = new TypedDocumentString(`
    query ExamplesGate($first: Int, $after: String) {
  exampleSets {
    ...LiveExamples
    gate {
      ...GateParts
    }
    history(first: $first, after: $after) {
      ...Writes
    }
  }
}
    fragment LiveExamples on ExampleSets {
  live
  shown
  waiting
  before
}
fragment GateAnswer on GateResult {
  held
  misses
  reply
  changes
  milliseconds
  usage {
    inputTokens
    outputTokens
    cost
  }
}
fragment GateParts on Gate {
  oldName
  newName
  isFree
  note
  canReplay
  whyNot
  isByModel
  fixedCases
  examples
  leftOut
  mostTimes
  costOfOnce
  leftToday
  lastRun {
    id
    oldName
    newName
    times
    isByModel
    leftOut
    state
    note
    verdict
    tally {
      better
      worse
      same
      fixedWorse
    }
    answers
    answered
    createdAt
    createdBy
    cases {
      place
      kind
      name
      words
      isWriting
      comparison
      old {
        ...GateAnswer
      }
      fresh {
        ...GateAnswer
      }
    }
  }
}
fragment Writes on AuditEntryConnection {
  totalCount
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      id
      at
      actor
      action
      version
      changes {
        field
        before
        after
      }
    }
  }
}`, {"hash":"ac7e39851dd16a4009c711358a6ea052f57c6eb0e4e0ca206e933d5ee3dd00f9"}) as unknown as TypedDocumentString<ExamplesGateQuery, ExamplesGateQueryVariables>;
export const MakeExamplesLiveDocument = new TypedDocumentString(`
    mutation MakeExamplesLive($reason: String) {
  makeExamplesLive(reason: $reason) {
    live
    shown
  }
}
    `, {"hash":"7685bb2520dc3cb94679763180ed6274aae4219c1bc8d7b1bc5fce79be455c03"}) as unknown as TypedDocumentString<MakeExamplesLiveMutation, MakeExamplesLiveMutationVariables>;
export const GoBackFromExamplesDocument = new TypedDocumentString(`
    mutation GoBackFromExamples($to: Int!) {
  goBackFromExamples(to: $to) {
    live
    shown
  }
}
    `, {"hash":"5970fc540571c8d1e62ce43178c3597f8c91fc28d89d0f208d725080cfd33216"}) as unknown as TypedDocumentString<GoBackFromExamplesMutation, GoBackFromExamplesMutationVariables>;
export const TemplateGateDocument = new TypedDocumentString(`
    query TemplateGate($id: ID!) {
  chatTemplate(id: $id) {
    id
    gate {
      ...GateParts
    }
  }
}
    fragment GateAnswer on GateResult {
  held
  misses
  reply
  changes
  milliseconds
  usage {
    inputTokens
    outputTokens
    cost
  }
}
fragment GateParts on Gate {
  oldName
  newName
  isFree
  note
  canReplay
  whyNot
  isByModel
  fixedCases
  examples
  leftOut
  mostTimes
  costOfOnce
  leftToday
  lastRun {
    id
    oldName
    newName
    times
    isByModel
    leftOut
    state
    note
    verdict
    tally {
      better
      worse
      same
      fixedWorse
    }
    answers
    answered
    createdAt
    createdBy
    cases {
      place
      kind
      name
      words
      isWriting
      comparison
      old {
        ...GateAnswer
      }
      fresh {
        ...GateAnswer
      }
    }
  }
}`, {"hash":"732a17c0975a841a3fa18ddff546fbdf88985d868220e8e3288d5577d12aff7b"}) as unknown as TypedDocumentString<TemplateGateQuery, TemplateGateQueryVariables>;
export const ModelGateDocument = new TypedDocumentString(`
    query ModelGate($model: String) {
  gateOfModel(model: $model) {
    ...GateParts
  }
}
    fragment GateAnswer on GateResult {
  held
  misses
  reply
  changes
  milliseconds
  usage {
    inputTokens
    outputTokens
    cost
  }
}
fragment GateParts on Gate {
  oldName
  newName
  isFree
  note
  canReplay
  whyNot
  isByModel
  fixedCases
  examples
  leftOut
  mostTimes
  costOfOnce
  leftToday
  lastRun {
    id
    oldName
    newName
    times
    isByModel
    leftOut
    state
    note
    verdict
    tally {
      better
      worse
      same
      fixedWorse
    }
    answers
    answered
    createdAt
    createdBy
    cases {
      place
      kind
      name
      words
      isWriting
      comparison
      old {
        ...GateAnswer
      }
      fresh {
        ...GateAnswer
      }
    }
  }
}`, {"hash":"ce4a13a5cf97cce76bb91540e736845121f0fa3164da25aacd73e040add99027"}) as unknown as TypedDocumentString<ModelGateQuery, ModelGateQueryVariables>;
export const GateResultDocument = new TypedDocumentString(`
    query GateResult($run: ID!, $place: Int!, $isNew: Boolean!) {
  gateResult(run: $run, place: $place, isNew: $isNew)
}
    `, {"hash":"7ba7d08e057d1911b6c96add68e0015186299b40fbca9fe3bbc652a6e209936e"}) as unknown as TypedDocumentString<GateResultQuery, GateResultQueryVariables>;
export const StartGateRunDocument = new TypedDocumentString(`
    mutation StartGateRun($input: GateRunInput!) {
  startGateRun(input: $input) {
    id
  }
}
    `, {"hash":"7fcf96a5e18950e850ca248469816b620a868ecf1b717508812c2d7ff73ae56a"}) as unknown as TypedDocumentString<StartGateRunMutation, StartGateRunMutationVariables>;
export const CancelGateRunDocument = new TypedDocumentString(`
    mutation CancelGateRun($id: ID!) {
  cancelGateRun(id: $id) {
    id
  }
}
    `, {"hash":"34b33406408262e480d6a089d63abd89924c60b9ed864808d52d0a1ebb90b445"}) as unknown as TypedDocumentString<CancelGateRunMutation, CancelGateRunMutationVariables>;
export const UseModelDocument = new TypedDocumentString(`
    mutation UseModel($text: String!, $reason: String) {
  updateKvStorage(key: "model.default", text: $text, reason: $reason) {
    id
  }
}
    `, {"hash":"72c82c01c24e25f4feb7e5ee918d2dacc337704e176e1258fba9bd117d8a4069"}) as unknown as TypedDocumentString<UseModelMutation, UseModelMutationVariables>;
export const KvStoragesDocument = new TypedDocumentString(`
    query KvStorages($first: Int, $after: String, $search: String) {
  kvStorages(first: $first, after: $after, search: $search) {
    totalCount
    isTotalExact
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        text
        isSet
        isRead
        meaning
        effect
        problem
        updatedAt
        updatedBy
      }
    }
  }
}
    `, {"hash":"d24b89997558babc32d95660d4f925aa025f56be9abf57eb32fe2338a6d3e483"}) as unknown as TypedDocumentString<KvStoragesQuery, KvStoragesQueryVariables>;
export const KvStorageDocument = new TypedDocumentString(`
    query KvStorage($key: ID!, $first: Int, $after: String) {
  kvStorage(key: $key) {
    id
    key
    text
    isSet
    isRead
    meaning
    effect
    defaultText
    example
    problem
    version
    createdAt
    updatedAt
    updatedBy
    history(first: $first, after: $after) {
      ...Writes
    }
  }
}
    fragment Writes on AuditEntryConnection {
  totalCount
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      id
      at
      actor
      action
      version
      changes {
        field
        before
        after
      }
    }
  }
}`, {"hash":"9cd6b1002dff7aad1a64e3270a7a581836c36465e5c4d1fb52e9bbec6b174ff9"}) as unknown as TypedDocumentString<KvStorageQuery, KvStorageQueryVariables>;
export const CreateKvStorageDocument = new TypedDocumentString(`
    mutation CreateKvStorage($key: String!, $text: String!) {
  createKvStorage(key: $key, text: $text) {
    id
  }
}
    `, {"hash":"8d0c99df77b837b72c9389776bff193842729032f7d5d6e18bac9238f98819ae"}) as unknown as TypedDocumentString<CreateKvStorageMutation, CreateKvStorageMutationVariables>;
export const UpdateKvStorageDocument = new TypedDocumentString(`
    mutation UpdateKvStorage($key: ID!, $text: String!, $version: Int!) {
  updateKvStorage(key: $key, text: $text, version: $version) {
    id
  }
}
    `, {"hash":"85829db1e398cf4aa963992ceef0efaab3882434908f430813cb8b82d3f93f76"}) as unknown as TypedDocumentString<UpdateKvStorageMutation, UpdateKvStorageMutationVariables>;
export const DeleteKvStorageDocument = new TypedDocumentString(`
    mutation DeleteKvStorage($key: ID!) {
  deleteKvStorage(key: $key) {
    id
  }
}
    `, {"hash":"bba90cc2c72bd9557606ee84735d9ef7be77a84dbcbf37a63561103f49aee656"}) as unknown as TypedDocumentString<DeleteKvStorageMutation, DeleteKvStorageMutationVariables>;
export const PlaygroundDocument = new TypedDocumentString(`
    query Playground($first: Int!, $after: String) {
  playground {
    spent
    limit
    hasModel
    samples {
      name
      trade
    }
  }
  chatTemplates(first: 100) {
    edges {
      node {
        id
        name
        purpose
        version
        isActive
      }
    }
  }
  trainingWebsites(first: 100) {
    edges {
      node {
        id
        title
        state
      }
    }
  }
  pricedModels
  tunedModels {
    name
  }
  playgroundRuns(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        task
        words
        about
        state
        verdict
        createdAt
        createdBy
      }
    }
  }
}
    `, {"hash":"4303cd8548bcb7d34f58421ff2bf78499afbdb7fc0be9d4c2e9edba7b55b712e"}) as unknown as TypedDocumentString<PlaygroundQuery, PlaygroundQueryVariables>;
export const PlaygroundRunDocument = new TypedDocumentString(`
    query PlaygroundRun($id: ID!) {
  playgroundRun(id: $id) {
    id
    task
    words
    about
    seed
    isByModel
    state
    note
    verdict
    createdAt
    createdBy
    difference
    examples {
      id
      kind
      state
    }
    sides {
      side
      template {
        id
        name
        version
      }
      model
      temperature
      isOver
      hasResult
      note
      changes
      operations
      refused {
        name
        input
        reason
      }
      reply
      document
      usage {
        isModel
        model
        inputTokens
        outputTokens
        cost
      }
      milliseconds
    }
  }
}
    `, {"hash":"156598654f42c9ba67800df7c00bc0b129b6548d6cab5ab87978411133d8bc24"}) as unknown as TypedDocumentString<PlaygroundRunQuery, PlaygroundRunQueryVariables>;
export const PlaygroundResultDocument = new TypedDocumentString(`
    query PlaygroundResult($id: ID!) {
  playgroundRun(id: $id) {
    id
    sides {
      side
      document
    }
  }
}
    `, {"hash":"0a6241a0eb14abf939b07a24bb8d6e35c5b929a26b6137eee49a9333d7b15084"}) as unknown as TypedDocumentString<PlaygroundResultQuery, PlaygroundResultQueryVariables>;
export const StartPlaygroundRunDocument = new TypedDocumentString(`
    mutation StartPlaygroundRun($input: PlaygroundRunInput!) {
  startPlaygroundRun(input: $input) {
    id
  }
}
    `, {"hash":"7d14968ea5e45885d4099ed2800a5d584f4c584dca5a8958fe4629d9580573ff"}) as unknown as TypedDocumentString<StartPlaygroundRunMutation, StartPlaygroundRunMutationVariables>;
export const RepeatPlaygroundRunDocument = new TypedDocumentString(`
    mutation RepeatPlaygroundRun($id: ID!) {
  repeatPlaygroundRun(id: $id) {
    id
  }
}
    `, {"hash":"e29426a68f77c170db254c028fc3aabaf6f975ef01258b7f7adac877e8f162f5"}) as unknown as TypedDocumentString<RepeatPlaygroundRunMutation, RepeatPlaygroundRunMutationVariables>;
export const CancelPlaygroundRunDocument = new TypedDocumentString(`
    mutation CancelPlaygroundRun($id: ID!) {
  cancelPlaygroundRun(id: $id) {
    id
  }
}
    `, {"hash":"cb5102e9905081e6f0128d71dc9e709bd117a52d12096068ccd55fe8c759d386"}) as unknown as TypedDocumentString<CancelPlaygroundRunMutation, CancelPlaygroundRunMutationVariables>;
export const SavePlaygroundExampleDocument = new TypedDocumentString(`
    mutation SavePlaygroundExample($id: ID!, $side: PlaygroundSideName!) {
  savePlaygroundExample(id: $id, side: $side) {
    id
  }
}
    `, {"hash":"8d486374b61a6cf8d9a445cab23a63348aa8b4214caec823d16bc770bb1bd5ad"}) as unknown as TypedDocumentString<SavePlaygroundExampleMutation, SavePlaygroundExampleMutationVariables>;
export const JudgePlaygroundRunDocument = new TypedDocumentString(`
    mutation JudgePlaygroundRun($id: ID!, $verdict: PlaygroundVerdict) {
  judgePlaygroundRun(id: $id, verdict: $verdict) {
    id
  }
}
    `, {"hash":"ad862e3108821e059e63dbdc2a6026b046c9377e93a408b4ac2ad219329a282a"}) as unknown as TypedDocumentString<JudgePlaygroundRunMutation, JudgePlaygroundRunMutationVariables>;
export const RecentSignupsDocument = new TypedDocumentString(`
    query RecentSignups($first: Int, $after: String, $search: String, $plan: ID, $sort: SignupSort, $withDays: Boolean!) {
  signupDays(last: 30) @include(if: $withDays) {
    name
    signups
  }
  recentSignups(
    first: $first
    after: $after
    search: $search
    plan: $plan
    sort: $sort
  ) {
    totalCount
    isTotalExact
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        createdAt
        email
        name
        source
        websiteCount
        plan
      }
    }
  }
}
    `, {"hash":"c2ac6bf25c731990030d81e8fe19d2bc700adbc6a4c46f51afa3a6a914694756"}) as unknown as TypedDocumentString<RecentSignupsQuery, RecentSignupsQueryVariables>;
export const TemplateSectionsDocument = new TypedDocumentString(`
    query TemplateSections($first: Int, $after: String) {
  templateSections(first: $first, after: $after) {
    totalCount
    isTotalExact
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        label
        purpose
        isOn
        neededFor
        problem
        hint
        templateCount
        version
        updatedAt
        updatedBy
        variants {
          id
          isOn
        }
      }
    }
  }
}
    `, {"hash":"19b0df10aea687bda73641d90e09d1504b236e559e86986c8c85eeebab523c7b"}) as unknown as TypedDocumentString<TemplateSectionsQuery, TemplateSectionsQueryVariables>;
export const TemplateSectionDocument = new TypedDocumentString(`
    query TemplateSection($kind: ID!, $first: Int, $after: String) {
  templateSection(kind: $kind) {
    id
    label
    isOn
    neededFor
    problem
    hint
    ownHint
    sample
    ownSample
    templateCount
    version
    updatedAt
    updatedBy
    variants {
      id
      label
      hint
      isOn
    }
    history(first: $first, after: $after) {
      ...Writes
    }
  }
}
    fragment Writes on AuditEntryConnection {
  totalCount
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      id
      at
      actor
      action
      version
      changes {
        field
        before
        after
      }
    }
  }
}`, {"hash":"4202c33a43278aeb25b7104ca9b70ae78bad93e0a3c00c4b848bbf79b07ce390"}) as unknown as TypedDocumentString<TemplateSectionQuery, TemplateSectionQueryVariables>;
export const UpdateTemplateSectionDocument = new TypedDocumentString(`
    mutation UpdateTemplateSection($kind: ID!, $input: TemplateSectionInput!, $version: Int!) {
  updateTemplateSection(kind: $kind, input: $input, version: $version) {
    id
  }
}
    `, {"hash":"b7056ffe55905d9fc8cc0bd7aaaf777006e72de995af1425904d47164911a5e6"}) as unknown as TypedDocumentString<UpdateTemplateSectionMutation, UpdateTemplateSectionMutationVariables>;
export const AdminTemplatesDocument = new TypedDocumentString(`
    query AdminTemplates($first: Int, $after: String, $search: String, $state: TemplateState, $sort: TemplateSort) {
  adminTemplates(
    first: $first
    after: $after
    search: $search
    state: $state
    sort: $sort
  ) {
    totalCount
    isTotalExact
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        slug
        category
        builderNumber
        published
        retiredAt
        websiteCount
        updatedAt
      }
    }
  }
}
    `, {"hash":"495a4650203b0153cb94daaae15fbc6c20bd6ea4bc519f1347f7e449963da503"}) as unknown as TypedDocumentString<AdminTemplatesQuery, AdminTemplatesQueryVariables>;
export const AdminTemplateDocument = new TypedDocumentString(`
    query AdminTemplate($id: ID!, $first: Int, $after: String) {
  adminTemplate(id: $id) {
    id
    name
    slug
    category
    description
    builderNumber
    published
    design
    retiredAt
    websiteCount
    createdAt
    updatedAt
    updatedBy
    version
    history(first: $first, after: $after) {
      ...Writes
    }
  }
}
    fragment Writes on AuditEntryConnection {
  totalCount
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      id
      at
      actor
      action
      version
      changes {
        field
        before
        after
      }
    }
  }
}`, {"hash":"b3425a1eaa4671b4069d265f64f70a4bfb003ab08652ec8ee493879f711353e9"}) as unknown as TypedDocumentString<AdminTemplateQuery, AdminTemplateQueryVariables>;
export const CreateTemplateDocument = new TypedDocumentString(`
    mutation CreateTemplate($input: TemplateInput!, $swapsWith: ID) {
  createTemplate(input: $input, swapsWith: $swapsWith) {
    id
  }
}
    `, {"hash":"26b096b5d4b9e031f86401de6f37348477ddaaae11d34a037c718c64339b6ab4"}) as unknown as TypedDocumentString<CreateTemplateMutation, CreateTemplateMutationVariables>;
export const UpdateTemplateDocument = new TypedDocumentString(`
    mutation UpdateTemplate($id: ID!, $input: TemplateInput!, $version: Int!, $swapsWith: ID) {
  updateTemplate(id: $id, input: $input, version: $version, swapsWith: $swapsWith) {
    id
  }
}
    `, {"hash":"a573c12050f0413c8b3d832363aed267b9efe6298bf4ebbbb1b88af92eeef840"}) as unknown as TypedDocumentString<UpdateTemplateMutation, UpdateTemplateMutationVariables>;
export const DuplicateTemplateDocument = new TypedDocumentString(`
    mutation DuplicateTemplate($id: ID!) {
  duplicateTemplate(id: $id) {
    id
    name
  }
}
    `, {"hash":"fd3985d5f6e5528395b6aea214a9b87b1f8eab5af2dd5a4c0439b264a735cccd"}) as unknown as TypedDocumentString<DuplicateTemplateMutation, DuplicateTemplateMutationVariables>;
export const RetireTemplateDocument = new TypedDocumentString(`
    mutation RetireTemplate($id: ID!, $isRetired: Boolean!) {
  retireTemplate(id: $id, isRetired: $isRetired) {
    id
  }
}
    `, {"hash":"b5fcfd7bf486ad1aa1bcdd078d4ee3072af83e27dab16be2ac4254f9ec8943fc"}) as unknown as TypedDocumentString<RetireTemplateMutation, RetireTemplateMutationVariables>;
export const DeleteTemplateDocument = new TypedDocumentString(`
    mutation DeleteTemplate($id: ID!) {
  deleteTemplate(id: $id) {
    id
  }
}
    `, {"hash":"db1d1ff085e814cac3069265fb8fd11669265ac9a77ffbc756dc8e0bc031b554"}) as unknown as TypedDocumentString<DeleteTemplateMutation, DeleteTemplateMutationVariables>;
export const TrainingWebsitesDocument = new TypedDocumentString(`
    query TrainingWebsites($first: Int, $after: String, $search: String, $status: TrainingStatus, $origin: TrainingOrigin, $score: Int, $tag: String) {
  trainingWebsites(
    first: $first
    after: $after
    search: $search
    status: $status
    origin: $origin
    score: $score
    tag: $tag
  ) {
    totalCount
    isTotalExact
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        title
        brief
        origin
        sourceUrl
        tags
        score
        status
        state
        createdAt
      }
    }
  }
}
    `, {"hash":"02f71619929184c4caebf66c731059a3618e142a59afd22e15593698f36c21df"}) as unknown as TypedDocumentString<TrainingWebsitesQuery, TrainingWebsitesQueryVariables>;
export const TrainingTagsDocument = new TypedDocumentString(`
    query TrainingTags {
  trainingTags
}
    `, {"hash":"c7c8d0e0845fdbfe0061902856c8a71e361066f735c519f3da31aeb69ba38417"}) as unknown as TypedDocumentString<TrainingTagsQuery, TrainingTagsQueryVariables>;
export const TrainingWebsiteDocument = new TypedDocumentString(`
    query TrainingWebsite($id: ID!, $first: Int, $after: String) {
  trainingWebsite(id: $id) {
    ...TrainingEntry
    history(first: $first, after: $after) {
      ...Writes
    }
  }
}
    fragment Writes on AuditEntryConnection {
  totalCount
  pageInfo {
    hasNextPage
    endCursor
  }
  edges {
    node {
      id
      at
      actor
      action
      version
      changes {
        field
        before
        after
      }
    }
  }
}
fragment TrainingEntry on TrainingWebsite {
  id
  title
  brief
  origin
  sourceUrl
  tags
  score
  notes
  status
  state
  note
  report
  version
  createdAt
  createdBy
  updatedAt
  updatedBy
  website {
    id
    name
    language
    currentRevision
    previewToken
  }
}`, {"hash":"204b317122c3d3e996a330637f9026a8a546307885e1d6cd4c628ff62c71ef95"}) as unknown as TypedDocumentString<TrainingWebsiteQuery, TrainingWebsiteQueryVariables>;
export const TwoTrainingWebsitesDocument = new TypedDocumentString(`
    query TwoTrainingWebsites($one: ID!, $other: ID!) {
  one: trainingWebsite(id: $one) {
    ...TrainingEntry
  }
  other: trainingWebsite(id: $other) {
    ...TrainingEntry
  }
}
    fragment TrainingEntry on TrainingWebsite {
  id
  title
  brief
  origin
  sourceUrl
  tags
  score
  notes
  status
  state
  note
  report
  version
  createdAt
  createdBy
  updatedAt
  updatedBy
  website {
    id
    name
    language
    currentRevision
    previewToken
  }
}`, {"hash":"4ee4f4d0e1f4b2f310c3d2b011c8e2fc1ed3f649ef7f977962a707bd51728e92"}) as unknown as TypedDocumentString<TwoTrainingWebsitesQuery, TwoTrainingWebsitesQueryVariables>;
export const CreateTrainingWebsiteDocument = new TypedDocumentString(`
    mutation CreateTrainingWebsite($input: TrainingBriefInput!) {
  createTrainingWebsite(input: $input) {
    id
  }
}
    `, {"hash":"404ea3d91d59163c9fa1396d81df5f5696c2a57bdcecb8ae8304d7e0e3891061"}) as unknown as TypedDocumentString<CreateTrainingWebsiteMutation, CreateTrainingWebsiteMutationVariables>;
export const CreateTrainingFromWebsiteDocument = new TypedDocumentString(`
    mutation CreateTrainingFromWebsite($input: TrainingSourceInput!) {
  createTrainingWebsiteFromWebsite(input: $input) {
    id
  }
}
    `, {"hash":"b63bf484fdc0db3c878548db483bbc499f228b6d0d7865b8e9b4bf5ce6e37121"}) as unknown as TypedDocumentString<CreateTrainingFromWebsiteMutation, CreateTrainingFromWebsiteMutationVariables>;
export const CreateTrainingFromAddressDocument = new TypedDocumentString(`
    mutation CreateTrainingFromAddress($input: TrainingAddressInput!) {
  createTrainingWebsiteFromAddress(input: $input) {
    id
  }
}
    `, {"hash":"acaa148ccfc5dd10d5d2c61040c6b4da04b082bc82f542aad8fd23933d80b6dc"}) as unknown as TypedDocumentString<CreateTrainingFromAddressMutation, CreateTrainingFromAddressMutationVariables>;
export const UpdateTrainingWebsiteDocument = new TypedDocumentString(`
    mutation UpdateTrainingWebsite($id: ID!, $input: TrainingWebsiteInput!, $version: Int!) {
  updateTrainingWebsite(id: $id, input: $input, version: $version) {
    id
  }
}
    `, {"hash":"0018e78ec8efc19da0e6d9a7576660245b9778ea758632fb9ef538d2f83b6886"}) as unknown as TypedDocumentString<UpdateTrainingWebsiteMutation, UpdateTrainingWebsiteMutationVariables>;
export const AddTrainingToExamplesDocument = new TypedDocumentString(`
    mutation AddTrainingToExamples($id: ID!) {
  createExampleFromTraining(id: $id) {
    added
    untold
  }
}
    `, {"hash":"71767de90a15fefd3c73eec985af22d68aa80bf3d290795db51b6c667b000a6b"}) as unknown as TypedDocumentString<AddTrainingToExamplesMutation, AddTrainingToExamplesMutationVariables>;
export const CancelTrainingWebsiteDocument = new TypedDocumentString(`
    mutation CancelTrainingWebsite($id: ID!) {
  cancelTrainingWebsite(id: $id) {
    id
  }
}
    `, {"hash":"2052d209ef77b2af6f21345f7e0d8bfc73d12153dbda834bcdb32e498355074d"}) as unknown as TypedDocumentString<CancelTrainingWebsiteMutation, CancelTrainingWebsiteMutationVariables>;
export const MakeTrainingWebsiteAgainDocument = new TypedDocumentString(`
    mutation MakeTrainingWebsiteAgain($id: ID!) {
  makeTrainingWebsiteAgain(id: $id) {
    id
  }
}
    `, {"hash":"c4b56cb05115f2518aa498ff491db1f7be47b74578598d89c93b001c81ee4451"}) as unknown as TypedDocumentString<MakeTrainingWebsiteAgainMutation, MakeTrainingWebsiteAgainMutationVariables>;
export const DeleteTrainingWebsiteDocument = new TypedDocumentString(`
    mutation DeleteTrainingWebsite($id: ID!) {
  deleteTrainingWebsite(id: $id) {
    id
  }
}
    `, {"hash":"653ddd1b9790cb4a229dc945c6b6e90e6bf6c31ff378e218162d025126c48a62"}) as unknown as TypedDocumentString<DeleteTrainingWebsiteMutation, DeleteTrainingWebsiteMutationVariables>;
export const TuningJobsDocument = new TypedDocumentString(`
    query TuningJobs($first: Int!, $after: String) {
  tuning {
    endpoint
    modelInUse
  }
  tuningJobs(first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        baseModel
        suffix
        kind
        examples
        state
        step
        remoteState
        wish
        done
        total
        model
        createdAt
        createdBy
      }
    }
  }
  tunedModels {
    id
    name
    jobId
    notes
    createdAt
    createdBy
  }
}
    `, {"hash":"081366f90c4b2ba2cdcffe1f06f8976658d8d8465db2a36288d3f8a850924f7f"}) as unknown as TypedDocumentString<TuningJobsQuery, TuningJobsQueryVariables>;
export const TuningJobDocument = new TypedDocumentString(`
    query TuningJob($id: ID!) {
  tuningJob(id: $id) {
    id
    endpoint
    kind
    task
    source
    tag
    tools
    baseModel
    suffix
    epochs
    examples
    validations
    estimatedTokens
    estimatedCost
    state
    step
    remoteId
    remoteState
    wish
    done
    total
    finishesAt
    model
    trainedTokens
    note
    trouble
    createdAt
    createdBy
    lookedAt
    endedAt
    events {
      id
      at
      level
      message
      isOurs
    }
  }
}
    `, {"hash":"1b4de40f0dcf113ce13e45ecf669f99c8a1bae0a979dc5218eb27d1cddb4c4e7"}) as unknown as TypedDocumentString<TuningJobQuery, TuningJobQueryVariables>;
export const NewTuningJobDocument = new TypedDocumentString(`
    query NewTuningJob {
  tuning {
    endpoint
    baseModel
  }
  pricedModels
  exampleTags
}
    `, {"hash":"8bc8bb49de3a5b6ec4e35009f71bd444be847d8c258fbfef94d96b79703faafe"}) as unknown as TypedDocumentString<NewTuningJobQuery, NewTuningJobQueryVariables>;
export const TuningPlanDocument = new TypedDocumentString(`
    query TuningPlan($input: TuningPlanInput!) {
  tuningPlan(input: $input) {
    examples
    validations
    tokens
    epochs
    isEpochsGuessed
    cost
    spent
    limit
  }
}
    `, {"hash":"a02f4d4b37622e172bb0dff121745700645b8ff45c66e437666ba7439118c369"}) as unknown as TypedDocumentString<TuningPlanQuery, TuningPlanQueryVariables>;
export const StartTuningJobDocument = new TypedDocumentString(`
    mutation StartTuningJob($input: TuningJobInput!) {
  startTuningJob(input: $input) {
    id
  }
}
    `, {"hash":"a2d7281577b60be1c0173e102ff16cf32b5062003a3fb5b813f8da197e13ef84"}) as unknown as TypedDocumentString<StartTuningJobMutation, StartTuningJobMutationVariables>;
export const TellTuningJobDocument = new TypedDocumentString(`
    mutation TellTuningJob($id: ID!, $wish: TuningWish!) {
  tellTuningJob(id: $id, wish: $wish) {
    id
  }
}
    `, {"hash":"0a20152ddc45e8763370eae98fadae95004e4de62381e51cbde6a0b0523a4f83"}) as unknown as TypedDocumentString<TellTuningJobMutation, TellTuningJobMutationVariables>;
export const NameTunedModelDocument = new TypedDocumentString(`
    mutation NameTunedModel($name: String!, $notes: String!) {
  nameTunedModel(name: $name, notes: $notes) {
    name
  }
}
    `, {"hash":"7c5c1e639fe05450f83e881496823fda097ea2661b3ba862d015620b016273cf"}) as unknown as TypedDocumentString<NameTunedModelMutation, NameTunedModelMutationVariables>;
export const RemoveTunedModelDocument = new TypedDocumentString(`
    mutation RemoveTunedModel($id: ID!) {
  removeTunedModel(id: $id) {
    name
  }
}
    `, {"hash":"6f594b7060b3a6f1e4ea5b3202d6039c1542eae3e9e900139a4bce6cda45b5f5"}) as unknown as TypedDocumentString<RemoveTunedModelMutation, RemoveTunedModelMutationVariables>;
export const RecordSignInDocument = new TypedDocumentString(`
    mutation RecordSignIn($idToken: String!, $signupSource: String) {
  recordSignIn(idToken: $idToken, signupSource: $signupSource) {
    id
  }
}
    `, {"hash":"96b4c1b584fa44d078899a76ab49ca40f808a1087bca2641e7792f888d149c2d"}) as unknown as TypedDocumentString<RecordSignInMutation, RecordSignInMutationVariables>;
export const PlansDocument = new TypedDocumentString(`
    query Plans($website: ID!, $isAtWebsite: Boolean!, $change: ID!, $isChanging: Boolean!) {
  website(id: $website) @include(if: $isAtWebsite) {
    id
    name
    canWrite
  }
  viewer {
    id
    billing {
      plan {
        ...PlanFacts
      }
      source
      state
      price {
        amount
        currency
      }
      renewsAt
      endsAt
      nextPlan {
        id
        label
      }
      graceUntil
      beyondSince
      restsAt
      published {
        id
        name
        visits
        status
        isPreferred
      }
      use {
        key
        label
        used
        limit
        words
      }
      isOffered
    }
    plans {
      plan {
        ...PlanFacts
      }
      monthly {
        amount
        currency
      }
      isCurrent
      change
    }
    planChange(plan: $change) @include(if: $isChanging) {
      kind
      from {
        id
        label
      }
      to {
        id
        label
        websites
      }
      dueNow {
        amount
        currency
      }
      then {
        amount
        currency
      }
      thenAt
      fromWhen
      rests {
        kind
        id
        name
        detail
      }
      problem
    }
  }
}
    fragment PlanFacts on Plan {
  id
  label
  websites
  domains
  assistantMessages
  generatedPictures
  pages
  mediaBytes
  waitlistEntries
  badgeRemovable
  codeForHead
  sitePassword
}`, {"hash":"f8bbe9e4365d627960a24235d02862204fa12a8c30fc646af585bfbf31ea1f32"}) as unknown as TypedDocumentString<PlansQuery, PlansQueryVariables>;
export const ChangePlanDocument = new TypedDocumentString(`
    mutation ChangePlan($plan: ID!, $website: ID, $returnTo: String) {
  changePlan(plan: $plan, websiteId: $website, returnTo: $returnTo) {
    url
  }
}
    `, {"hash":"c2c2ea6f0673d32e4780336e2c07d712a5a88ffb2e3cb4f61ab1158af1e6f6c6"}) as unknown as TypedDocumentString<ChangePlanMutation, ChangePlanMutationVariables>;
export const ChooseShownDocument = new TypedDocumentString(`
    mutation ChooseShown($ids: [ID!]!) {
  chooseWebsitesShown(ids: $ids) {
    restsAt
  }
}
    `, {"hash":"75f2183b3b62d7768b376346f41e35d8a470d00efcacd249b3a492355b8be743"}) as unknown as TypedDocumentString<ChooseShownMutation, ChooseShownMutationVariables>;
export const PostEditorDocument = new TypedDocumentString(`
    query PostEditor($id: ID!, $post: ID!, $isNew: Boolean!) {
  website(id: $id) {
    id
    name
    status
    canWrite
    previewToken
    document
    blog {
      tasksStamp
      postsStamp
      tasks(kinds: [PART, PICTURES], about: $post) @skip(if: $isNew) {
        kind
        ...ShownTask
        ...PicturesTask
      }
      timeZone
      tags
      links {
        title
        path
      }
      post(id: $post) @skip(if: $isNew) {
        ...EditedPost
        picturesElsewhere
      }
    }
  }
}
    fragment EditedPost on BlogPost {
  id
  title
  slug
  excerpt
  body
  author
  seoTitle
  seoDescription
  tags
  cover
  state
  publishAt
  publishAtLocal
  isChanged
  version
  updatedAt
  address
  gaps
}
fragment ShownTask on BlogTask {
  id
  about
  state
  note
  done
  total
  part
  replaces
  texts
  isCounted
  createdAt
  endedAt
  usage {
    isModel
    model
    inputTokens
    outputTokens
    cachedTokens
    cost
    isEstimate
  }
}
fragment PicturesTask on BlogTask {
  id
  state
  note
  done
  total
  brought: items(outcome: CREATED) {
    total
  }
  known: items(outcome: UNCHANGED) {
    total
  }
  refused: items(outcome: REFUSED) {
    total
    items {
      name
      problem
    }
  }
}`, {"hash":"7c47559df1074cb3865dcd488b940d247b7b5629c76530ac7455de10e170e96c"}) as unknown as TypedDocumentString<PostEditorQuery, PostEditorQueryVariables>;
export const BlogPostsDocument = new TypedDocumentString(`
    query BlogPosts($id: ID!, $state: BlogPostState, $tag: String, $search: String, $page: Int!) {
  website(id: $id) {
    id
    name
    status
    canWrite
    document
    blog {
      postsStamp
      path
      tags
      timeZone
      topics {
        id
      }
      posts(state: $state, tag: $tag, search: $search, page: $page) {
        total
        pages
        posts {
          id
          title
          excerpt
          tags
          state
          publishAt
          publishAtLocal
          isChanged
          updatedAt
          address
          viewsIn30Days
        }
      }
      deletedPosts {
        id
        title
        deletedAt
      }
      tasks(kinds: [IMPORT]) {
        id
        state
      }
    }
  }
}
    `, {"hash":"7eeaa9f7c8104504221364f85754fdd92c9065084834565e75800f45ab94e81e"}) as unknown as TypedDocumentString<BlogPostsQuery, BlogPostsQueryVariables>;
export const BlogTopicsDocument = new TypedDocumentString(`
    query BlogTopics($id: ID!) {
  website(id: $id) {
    id
    name
    canWrite
    blog {
      tasksStamp
      tasks(kinds: [TOPICS, POST]) {
        kind
        ...ShownTask
      }
      topics {
        id
        title
        source
        postId
        createdAt
      }
    }
  }
}
    fragment ShownTask on BlogTask {
  id
  about
  state
  note
  done
  total
  part
  replaces
  texts
  isCounted
  createdAt
  endedAt
  usage {
    isModel
    model
    inputTokens
    outputTokens
    cachedTokens
    cost
    isEstimate
  }
}`, {"hash":"43a00bab6a880669081a0fd4ec0c51d47322c88eaa6a45777533c9ee70e94e2e"}) as unknown as TypedDocumentString<BlogTopicsQuery, BlogTopicsQueryVariables>;
export const PostVersionsDocument = new TypedDocumentString(`
    query PostVersions($id: ID!, $post: ID!, $number: Int!) {
  website(id: $id) {
    id
    blog {
      post(id: $post) {
        id
        versions {
          number
          title
          author
          createdAt
        }
        versionAt(number: $number) {
          title
          slug
          excerpt
          body
          author
          seoTitle
          seoDescription
          tags
        }
      }
    }
  }
}
    `, {"hash":"47c339c4a323b4ed43fd629a098e3ad040e9a8cc7fcf2bf514c0637018f6a36c"}) as unknown as TypedDocumentString<PostVersionsQuery, PostVersionsQueryVariables>;
export const CreateBlogPostDocument = new TypedDocumentString(`
    mutation CreateBlogPost($websiteId: ID!, $input: BlogPostInput!) {
  createBlogPost(websiteId: $websiteId, input: $input) {
    ...EditedPost
  }
}
    fragment EditedPost on BlogPost {
  id
  title
  slug
  excerpt
  body
  author
  seoTitle
  seoDescription
  tags
  cover
  state
  publishAt
  publishAtLocal
  isChanged
  version
  updatedAt
  address
  gaps
}`, {"hash":"19393c5e6e9a99ca7262af81f1113685a7ea2e9506dcd3f20e8aba0ee8d43885"}) as unknown as TypedDocumentString<CreateBlogPostMutation, CreateBlogPostMutationVariables>;
export const SaveBlogPostDocument = new TypedDocumentString(`
    mutation SaveBlogPost($id: ID!, $version: Int!, $input: BlogPostInput!) {
  saveBlogPost(id: $id, version: $version, input: $input) {
    post {
      ...EditedPost
    }
    merged
    conflicts {
      field
      yours
      theirs
    }
  }
}
    fragment EditedPost on BlogPost {
  id
  title
  slug
  excerpt
  body
  author
  seoTitle
  seoDescription
  tags
  cover
  state
  publishAt
  publishAtLocal
  isChanged
  version
  updatedAt
  address
  gaps
}`, {"hash":"e0252576c1adecba5ae8877e7a5757d91f6f5ba2aa054789bbd8360c6049e29f"}) as unknown as TypedDocumentString<SaveBlogPostMutation, SaveBlogPostMutationVariables>;
export const PublishBlogPostDocument = new TypedDocumentString(`
    mutation PublishBlogPost($id: ID!) {
  publishBlogPost(id: $id) {
    ...EditedPost
  }
}
    fragment EditedPost on BlogPost {
  id
  title
  slug
  excerpt
  body
  author
  seoTitle
  seoDescription
  tags
  cover
  state
  publishAt
  publishAtLocal
  isChanged
  version
  updatedAt
  address
  gaps
}`, {"hash":"bcb94496874c823d7f82d5c2bca1c8d50f8a82bce5212becd1c448f831639d9a"}) as unknown as TypedDocumentString<PublishBlogPostMutation, PublishBlogPostMutationVariables>;
export const ScheduleBlogPostDocument = new TypedDocumentString(`
    mutation ScheduleBlogPost($id: ID!, $at: String!) {
  scheduleBlogPost(id: $id, at: $at) {
    ...EditedPost
  }
}
    fragment EditedPost on BlogPost {
  id
  title
  slug
  excerpt
  body
  author
  seoTitle
  seoDescription
  tags
  cover
  state
  publishAt
  publishAtLocal
  isChanged
  version
  updatedAt
  address
  gaps
}`, {"hash":"f82724f449b3e01f07bda0984e0d885487542c5d5474ad8efd5203861d6acc09"}) as unknown as TypedDocumentString<ScheduleBlogPostMutation, ScheduleBlogPostMutationVariables>;
export const UnpublishBlogPostDocument = new TypedDocumentString(`
    mutation UnpublishBlogPost($id: ID!) {
  unpublishBlogPost(id: $id) {
    ...EditedPost
  }
}
    fragment EditedPost on BlogPost {
  id
  title
  slug
  excerpt
  body
  author
  seoTitle
  seoDescription
  tags
  cover
  state
  publishAt
  publishAtLocal
  isChanged
  version
  updatedAt
  address
  gaps
}`, {"hash":"adea182404a22b04787c87482927f026c59465b805a87cc870ac24b685de643b"}) as unknown as TypedDocumentString<UnpublishBlogPostMutation, UnpublishBlogPostMutationVariables>;
export const DuplicateBlogPostDocument = new TypedDocumentString(`
    mutation DuplicateBlogPost($id: ID!) {
  duplicateBlogPost(id: $id) {
    id
    title
  }
}
    `, {"hash":"a51042247bf780e3412a784e65647bca410193175be2e710b506ab457f5c6623"}) as unknown as TypedDocumentString<DuplicateBlogPostMutation, DuplicateBlogPostMutationVariables>;
export const RestoreBlogPostVersionDocument = new TypedDocumentString(`
    mutation RestoreBlogPostVersion($id: ID!, $number: Int!) {
  restoreBlogPostVersion(id: $id, number: $number) {
    ...EditedPost
  }
}
    fragment EditedPost on BlogPost {
  id
  title
  slug
  excerpt
  body
  author
  seoTitle
  seoDescription
  tags
  cover
  state
  publishAt
  publishAtLocal
  isChanged
  version
  updatedAt
  address
  gaps
}`, {"hash":"39e01f422de356e59adf7cbb36e82938751fdeada06e97ab7c25edc6d7ae5a3d"}) as unknown as TypedDocumentString<RestoreBlogPostVersionMutation, RestoreBlogPostVersionMutationVariables>;
export const DeleteBlogPostsDocument = new TypedDocumentString(`
    mutation DeleteBlogPosts($ids: [ID!]!) {
  deleteBlogPosts(ids: $ids) {
    id
    title
  }
}
    `, {"hash":"7ca49020508d0b4ebea83c94364637b02aa917741a66b00cdb5735f482c6dce3"}) as unknown as TypedDocumentString<DeleteBlogPostsMutation, DeleteBlogPostsMutationVariables>;
export const RestoreBlogPostsDocument = new TypedDocumentString(`
    mutation RestoreBlogPosts($ids: [ID!]!) {
  restoreBlogPosts(ids: $ids) {
    id
    title
  }
}
    `, {"hash":"cc6eac6d6c153698a09a15c0637222a554081526c2b41aed69b6265e2417b2e7"}) as unknown as TypedDocumentString<RestoreBlogPostsMutation, RestoreBlogPostsMutationVariables>;
export const SetTimeZoneDocument = new TypedDocumentString(`
    mutation SetTimeZone($websiteId: ID!, $timeZone: String!) {
  setTimeZone(websiteId: $websiteId, timeZone: $timeZone) {
    id
  }
}
    `, {"hash":"3b9ca0dcfeb8c81f58be32d5ed8e1ff7a05d3e68f183f1923b56b737b4127df9"}) as unknown as TypedDocumentString<SetTimeZoneMutation, SetTimeZoneMutationVariables>;
export const AddBlogTopicDocument = new TypedDocumentString(`
    mutation AddBlogTopic($websiteId: ID!, $title: String!) {
  addBlogTopic(websiteId: $websiteId, title: $title) {
    id
    title
  }
}
    `, {"hash":"6240a9c4b1887765bfcdac8d24ac61ab51c3b7661782974bb26420d05e5de4cb"}) as unknown as TypedDocumentString<AddBlogTopicMutation, AddBlogTopicMutationVariables>;
export const SuggestBlogTopicsDocument = new TypedDocumentString(`
    mutation SuggestBlogTopics($websiteId: ID!) {
  suggestBlogTopics(websiteId: $websiteId) {
    state
    note
    texts
  }
}
    `, {"hash":"50d31215dc2da003cea0e06cd9b8db24def2b7935a92dbe6045fd00481c98fe6"}) as unknown as TypedDocumentString<SuggestBlogTopicsMutation, SuggestBlogTopicsMutationVariables>;
export const WriteBlogPostDocument = new TypedDocumentString(`
    mutation WriteBlogPost($topicId: ID!) {
  writeBlogPost(topicId: $topicId) {
    state
    note
    post {
      id
      gaps
    }
  }
}
    `, {"hash":"31f143eba2b55d6f0ccc66e8e8c11fea1a065273a62e1cb7409b4274523922e6"}) as unknown as TypedDocumentString<WriteBlogPostMutation, WriteBlogPostMutationVariables>;
export const WriteForPostDocument = new TypedDocumentString(`
    mutation WriteForPost($id: ID!, $kind: BlogPostPart!, $text: String!) {
  writeForPost(id: $id, kind: $kind, text: $text) {
    state
  }
}
    `, {"hash":"3682f901efc8ee34e2c91795c99f812ded560b28ec6fc9bbcb08acff0eab4a79"}) as unknown as TypedDocumentString<WriteForPostMutation, WriteForPostMutationVariables>;
export const RemoveBlogTopicDocument = new TypedDocumentString(`
    mutation RemoveBlogTopic($id: ID!) {
  removeBlogTopic(id: $id) {
    id
    title
  }
}
    `, {"hash":"4b27bb84e071c2bff80b5020e8e9ccfd28735f369d115eb0e95b74b9d87cc83c"}) as unknown as TypedDocumentString<RemoveBlogTopicMutation, RemoveBlogTopicMutationVariables>;
export const TypedPostDocument = new TypedDocumentString(`
    query TypedPost($id: ID!, $body: String!) {
  website(id: $id) {
    id
    previewToken
    document
    blog {
      typed(body: $body)
    }
  }
}
    `, {"hash":"e0781a2b80b955091fb7a63e8c1c19d99dcb5cae1f990d791533a053a2733a93"}) as unknown as TypedDocumentString<TypedPostQuery, TypedPostQueryVariables>;
export const PostImportDocument = new TypedDocumentString(`
    query PostImport($id: ID!, $outcome: BlogImportOutcome, $page: Int!) {
  website(id: $id) {
    id
    blog {
      tasksStamp
      postsWithPicturesElsewhere
      pictures: tasks(kinds: [PICTURES], about: "") {
        ...PicturesTask
      }
      tasks(kinds: [IMPORT]) {
        id
        state
        note
        done
        total
        createdAt
        endedAt
        all: items {
          total
        }
        created: items(outcome: CREATED) {
          total
        }
        changed: items(outcome: CHANGED) {
          total
        }
        unchanged: items(outcome: UNCHANGED) {
          total
        }
        refused: items(outcome: REFUSED) {
          total
        }
        shown: items(outcome: $outcome, page: $page) {
          total
          pages
          items {
            name
            outcome
            problem
            postId
          }
        }
      }
    }
  }
}
    fragment PicturesTask on BlogTask {
  id
  state
  note
  done
  total
  brought: items(outcome: CREATED) {
    total
  }
  known: items(outcome: UNCHANGED) {
    total
  }
  refused: items(outcome: REFUSED) {
    total
    items {
      name
      problem
    }
  }
}`, {"hash":"b6b8d99d7e7fc21cb0c928319590d5c02cf6be09d95f4212615bff4dbf8d5b5b"}) as unknown as TypedDocumentString<PostImportQuery, PostImportQueryVariables>;
export const BringBlogPicturesDocument = new TypedDocumentString(`
    mutation BringBlogPictures($website: ID!, $post: ID) {
  bringBlogPictures(websiteId: $website, postId: $post) {
    id
  }
}
    `, {"hash":"7be4eb3777b93fb0914edaa9ac6e0114e057e474e3e8204556a2e4a31d29bb36"}) as unknown as TypedDocumentString<BringBlogPicturesMutation, BringBlogPicturesMutationVariables>;
export const CancelBlogTaskDocument = new TypedDocumentString(`
    mutation CancelBlogTask($id: ID!) {
  cancelBlogTask(id: $id) {
    id
    note
  }
}
    `, {"hash":"948bf8c4e0620b3d4aa5e5965a30aeb5643daa58e3c8a2c4ee6c36cdd5149948"}) as unknown as TypedDocumentString<CancelBlogTaskMutation, CancelBlogTaskMutationVariables>;
export const ForgetBlogTaskDocument = new TypedDocumentString(`
    mutation ForgetBlogTask($id: ID!) {
  forgetBlogTask(id: $id) {
    id
  }
}
    `, {"hash":"2849ddd18d53b52eeea0ebe93435b75a14951ae1929372d75273cd906e8784ef"}) as unknown as TypedDocumentString<ForgetBlogTaskMutation, ForgetBlogTaskMutationVariables>;
export const BuilderTemplatesDocument = new TypedDocumentString(`
    query BuilderTemplates {
  templates {
    id
    name
    description
    builderNumber
  }
}
    `, {"hash":"e40f62f926f2bed78c1df1feb2ed82b8718532016d77be787bd4e2ea6feb3a3d"}) as unknown as TypedDocumentString<BuilderTemplatesQuery, BuilderTemplatesQueryVariables>;
export const WebsiteChatDocument = new TypedDocumentString(`
    query WebsiteChat($id: ID!, $last: Int!) {
  website(id: $id) {
    updatesStamp
    id
    name
    address
    status
    currentRevision
    publishedAt
    canWrite
    isUnclaimed
    ...StaffDocument
    keptUntil
    siteImport {
      id
      address
      templateId
    }
    canUndo
    canRedo
    previewToken
    document
    suggestions
    greeting
    messages(last: $last) {
      ...ShownMessage
    }
    turn {
      ...ShownTurn
    }
  }
}
    fragment ShownTurn on ChatTurn {
  messageId
  note
  changes
  page
  pages {
    title
    path
  }
  step
}
fragment ShownMessage on ChatMessage {
  id
  role
  text
  state
  createdAt
  revision
  changes
  sections
  canUndo
  canRedo
  about {
    name
  }
  picture {
    ...Picture
  }
  choices {
    label
    message
    look
  }
  template {
    id
    name
    version
  }
  usage {
    isModel
    model
    inputTokens
    outputTokens
    cachedTokens
    isEstimate
    cost
    seconds
  }
}
fragment StaffDocument on Website {
  purpose
  templateEdited {
    id
    name
  }
  templateTried {
    id
    name
  }
}
fragment PictureFile on AssetVariant {
  file
  format
  use
  width
}
fragment Picture on Asset {
  id
  name
  alt
  width
  height
  focus
  crop
  look {
    sharpness
    entropy
  }
  credit {
    author
    authorUrl
    source
    sourceUrl
    licence
  }
  generated {
    prompt
    model
  }
  variants {
    ...PictureFile
  }
}`, {"hash":"a5b4a6365a3e2d1d62f2d8d0e239db9105e711c1fe4fd2ffbe43d4a33378b0ba"}) as unknown as TypedDocumentString<WebsiteChatQuery, WebsiteChatQueryVariables>;
export const EarlierMessagesDocument = new TypedDocumentString(`
    query EarlierMessages($id: ID!, $last: Int!, $before: ID!) {
  website(id: $id) {
    id
    messages(last: $last, before: $before) {
      ...ShownMessage
    }
  }
}
    fragment ShownMessage on ChatMessage {
  id
  role
  text
  state
  createdAt
  revision
  changes
  sections
  canUndo
  canRedo
  about {
    name
  }
  picture {
    ...Picture
  }
  choices {
    label
    message
    look
  }
  template {
    id
    name
    version
  }
  usage {
    isModel
    model
    inputTokens
    outputTokens
    cachedTokens
    isEstimate
    cost
    seconds
  }
}
fragment PictureFile on AssetVariant {
  file
  format
  use
  width
}
fragment Picture on Asset {
  id
  name
  alt
  width
  height
  focus
  crop
  look {
    sharpness
    entropy
  }
  credit {
    author
    authorUrl
    source
    sourceUrl
    licence
  }
  generated {
    prompt
    model
  }
  variants {
    ...PictureFile
  }
}`, {"hash":"80b6848bc99d02bcb73b799818d240f08bf30a7e4ff5394cfebe0c5298ffe908"}) as unknown as TypedDocumentString<EarlierMessagesQuery, EarlierMessagesQueryVariables>;
export const SendChatMessageDocument = new TypedDocumentString(`
    mutation SendChatMessage($input: SendChatMessageInput!) {
  sendChatMessage(input: $input) {
    message {
      id
      state
    }
  }
}
    `, {"hash":"e1c5a8a7eb98c03aef01f3146bfbb531ca55fcd0522d178e2a9c3d4f4c2a62e9"}) as unknown as TypedDocumentString<SendChatMessageMutation, SendChatMessageMutationVariables>;
export const UndoChatMessageDocument = new TypedDocumentString(`
    mutation UndoChatMessage($id: ID!) {
  undoChatMessage(id: $id) {
    message {
      id
    }
  }
}
    `, {"hash":"5f8ab77b806cd647b7f1694186d0ac0202d9fb4e9a34525e91c0397744c87c84"}) as unknown as TypedDocumentString<UndoChatMessageMutation, UndoChatMessageMutationVariables>;
export const CancelChatMessageDocument = new TypedDocumentString(`
    mutation CancelChatMessage($id: ID!) {
  cancelChatMessage(id: $id) {
    message {
      id
    }
  }
}
    `, {"hash":"603d1f8cb3faf182c3c1a636729c2fdfb19ed0f3029c5cd0bff3a63de28fbe3b"}) as unknown as TypedDocumentString<CancelChatMessageMutation, CancelChatMessageMutationVariables>;
export const UnclaimedIdsDocument = new TypedDocumentString(`
    query UnclaimedIds {
  unclaimedWebsites {
    id
  }
  siteImports {
    id
  }
}
    `, {"hash":"411f6994384b53adfeec91fd5fa2edf96f00eab5ee554e5a2868d3ffe420d9e4"}) as unknown as TypedDocumentString<UnclaimedIdsQuery, UnclaimedIdsQueryVariables>;
export const DomainDocument = new TypedDocumentString(`
    query Domain($id: ID!) {
  viewer {
    id
    domain(id: $id) {
      ...DomainDetails
    }
  }
}
    fragment DomainStand on Domain {
  id
  name
  displayName
  state
  isResting
  failingSince
  website {
    id
    name
    status
    address
  }
}
fragment DomainDetails on Domain {
  ...DomainStand
  method
  isProved
  primary
  address
  stamp
  createdAt
  checkedAt
  nextCheckAt
  records {
    purpose
    host
    type
    expected
    found
    state
    isRequired
  }
  diagnoses {
    code
    severity
    title
    detail
    nextStep
  }
  nameservers {
    name
    answers
  }
  keptRecords {
    type
    host
    value
  }
  certificate {
    issuer
    validFrom
    validTo
    names
  }
  history {
    id
    kind
    text
    detail
    at
  }
}`, {"hash":"460698bdbc6d6865a351019d6838cdc53eb2f0fbc674f3bab4d345919bead345"}) as unknown as TypedDocumentString<DomainQuery, DomainQueryVariables>;
export const CheckDomainDocument = new TypedDocumentString(`
    mutation CheckDomain($id: ID!) {
  checkDomain(id: $id) {
    id
    displayName
  }
}
    `, {"hash":"d172da564e912837c4ddbfef2ef00089ab7991074109131730bfb42dab0df5b2"}) as unknown as TypedDocumentString<CheckDomainMutation, CheckDomainMutationVariables>;
export const ConnectDomainDocument = new TypedDocumentString(`
    mutation ConnectDomain($id: ID!, $websiteId: ID!, $primary: DomainPrimary!) {
  connectDomain(id: $id, websiteId: $websiteId, primary: $primary) {
    id
    displayName
    website {
      id
      name
    }
  }
}
    `, {"hash":"630fba31b77631383800cfc2f144c3295acf3021deec450fdfc5736b30a8d5a8"}) as unknown as TypedDocumentString<ConnectDomainMutation, ConnectDomainMutationVariables>;
export const DisconnectDomainDocument = new TypedDocumentString(`
    mutation DisconnectDomain($id: ID!) {
  disconnectDomain(id: $id) {
    id
    displayName
  }
}
    `, {"hash":"df293c2c661694cb019403ba0149afa3d0bbc6f5fb39d70379a186eabac9dc94"}) as unknown as TypedDocumentString<DisconnectDomainMutation, DisconnectDomainMutationVariables>;
export const SubdomainAvailabilityDocument = new TypedDocumentString(`
    query SubdomainAvailability($websiteId: ID!, $subdomain: String!) {
  subdomainAvailability(websiteId: $websiteId, subdomain: $subdomain) {
    subdomain
    address
    isFree
    problem
    suggestion
  }
}
    `, {"hash":"ba7f06d1d25e8e3067b573fa2420ea2493c64cd7f70d23eda42b7b311aeee59a"}) as unknown as TypedDocumentString<SubdomainAvailabilityQuery, SubdomainAvailabilityQueryVariables>;
export const ChangeByFormDocument = new TypedDocumentString(`
    mutation ChangeByForm($input: ChangeByFormInput!) {
  changeByForm(input: $input) {
    revision
    values
    message
    goTo
    anchor
    isQuiet
    offersUndo
  }
}
    `, {"hash":"729869a86f29b8aa33114871c9ad473d16a72211957fc1930238cc9da7985836"}) as unknown as TypedDocumentString<ChangeByFormMutation, ChangeByFormMutationVariables>;
export const UndoChangeDocument = new TypedDocumentString(`
    mutation UndoChange($id: ID!) {
  undoChange(id: $id) {
    ...StandingAfter
  }
}
    fragment StandingAfter on Website {
  id
  currentRevision
  revisions(first: 1) {
    edges {
      node {
        id
        summary
      }
    }
  }
}`, {"hash":"c3cde89e81441947acdd406de02a834e092b0fed9d4c8f2daf6f98362f8588a5"}) as unknown as TypedDocumentString<UndoChangeMutation, UndoChangeMutationVariables>;
export const RedoChangeDocument = new TypedDocumentString(`
    mutation RedoChange($id: ID!) {
  redoChange(id: $id) {
    ...StandingAfter
  }
}
    fragment StandingAfter on Website {
  id
  currentRevision
  revisions(first: 1) {
    edges {
      node {
        id
        summary
      }
    }
  }
}`, {"hash":"ed889f211cb1aac34cf0a278c73485f1bf3e55fbdacf0981732171b8994469e2"}) as unknown as TypedDocumentString<RedoChangeMutation, RedoChangeMutationVariables>;
export const RestoreRevisionDocument = new TypedDocumentString(`
    mutation RestoreRevision($id: ID!, $number: Int!, $sectionId: ID) {
  restoreRevision(id: $id, number: $number, sectionId: $sectionId) {
    id
    currentRevision
  }
}
    `, {"hash":"fe2842fda6917ff04f64d3b4a16ef90503122742b37e12125241976eee81d42c"}) as unknown as TypedDocumentString<RestoreRevisionMutation, RestoreRevisionMutationVariables>;
export const PublishWebsiteDocument = new TypedDocumentString(`
    mutation PublishWebsite($id: ID!) {
  publishWebsite(id: $id) {
    id
    currentRevision
    address
  }
}
    `, {"hash":"4a155a299b6ee09ec1a9f1e408356e7b421a7c501768974a182517f83eb2b731"}) as unknown as TypedDocumentString<PublishWebsiteMutation, PublishWebsiteMutationVariables>;
export const UnpublishWebsiteDocument = new TypedDocumentString(`
    mutation UnpublishWebsite($id: ID!) {
  unpublishWebsite(id: $id) {
    id
    currentRevision
  }
}
    `, {"hash":"489e65346d67c7cea11c776f5228aab370cf5ee38d908c85789e3899f3499008"}) as unknown as TypedDocumentString<UnpublishWebsiteMutation, UnpublishWebsiteMutationVariables>;
export const CreateShareLinkDocument = new TypedDocumentString(`
    mutation CreateShareLink($websiteId: ID!, $days: Int) {
  createShareLink(websiteId: $websiteId, days: $days) {
    id
  }
}
    `, {"hash":"8500df1fed39a7c28e9993b325fc9cfac1ddd1bab480bcc748009951e057c630"}) as unknown as TypedDocumentString<CreateShareLinkMutation, CreateShareLinkMutationVariables>;
export const RevokeShareLinkDocument = new TypedDocumentString(`
    mutation RevokeShareLink($id: ID!) {
  revokeShareLink(id: $id) {
    id
  }
}
    `, {"hash":"2a328382219bb3cf4702f2f48bf7197c84e9948de510edb1a15698c2f72fb227"}) as unknown as TypedDocumentString<RevokeShareLinkMutation, RevokeShareLinkMutationVariables>;
export const RegenerateSectionDocument = new TypedDocumentString(`
    mutation RegenerateSection($websiteId: ID!, $sectionId: ID!) {
  regenerateSection(websiteId: $websiteId, sectionId: $sectionId) {
    website {
      id
      currentRevision
    }
    message {
      id
      state
      text
    }
  }
}
    `, {"hash":"a0cff070aa31197ae9858d7866358594f714ba2e7a0c108ea9ed82071a8fd744"}) as unknown as TypedDocumentString<RegenerateSectionMutation, RegenerateSectionMutationVariables>;
export const SectionLibraryDocument = new TypedDocumentString(`
    query SectionLibrary {
  sectionLibrary {
    kind
    isOn
    variantsOff
    sample
    version
  }
}
    `, {"hash":"98a8d602ada7ed2f431511bda4732b6454d31a0e236343edd78610685670731c"}) as unknown as TypedDocumentString<SectionLibraryQuery, SectionLibraryQueryVariables>;
export const ChangeSubdomainDocument = new TypedDocumentString(`
    mutation ChangeSubdomain($id: ID!, $seen: String, $subdomain: String!) {
  changeSubdomain(id: $id, seen: $seen, subdomain: $subdomain) {
    id
    address
  }
}
    `, {"hash":"894d8aa7093cf9df4787aded9750a3fe6ed59aaf06812e646cbe2311e7f31f3d"}) as unknown as TypedDocumentString<ChangeSubdomainMutation, ChangeSubdomainMutationVariables>;
export const SetSearchVisibilityDocument = new TypedDocumentString(`
    mutation SetSearchVisibility($id: ID!, $seen: String, $hidden: Boolean!) {
  setSearchVisibility(id: $id, seen: $seen, hidden: $hidden) {
    id
  }
}
    `, {"hash":"e09b5b57facebdfaa38bda4364181a347cb4983b88fa29e568246674a53d30ff"}) as unknown as TypedDocumentString<SetSearchVisibilityMutation, SetSearchVisibilityMutationVariables>;
export const SetSitePasswordDocument = new TypedDocumentString(`
    mutation SetSitePassword($id: ID!, $seen: String, $password: String) {
  setSitePassword(id: $id, seen: $seen, password: $password) {
    id
  }
}
    `, {"hash":"ffa0b07832952875cc9cd84c1bd9aa281d18907bfc47df7f033400b0c8b4e3a2"}) as unknown as TypedDocumentString<SetSitePasswordMutation, SetSitePasswordMutationVariables>;
export const SetHeadCodeDocument = new TypedDocumentString(`
    mutation SetHeadCode($id: ID!, $seen: String, $headCode: String!) {
  setHeadCode(id: $id, seen: $seen, headCode: $headCode) {
    id
  }
}
    `, {"hash":"09a1a7c11df0ed3507b6dffb2127efb7d63f08d883dfa6c816474b78cb34acac"}) as unknown as TypedDocumentString<SetHeadCodeMutation, SetHeadCodeMutationVariables>;
export const SetTrainingConsentDocument = new TypedDocumentString(`
    mutation SetTrainingConsent($id: ID!, $seen: String, $on: Boolean!) {
  setTrainingConsent(id: $id, seen: $seen, on: $on) {
    id
  }
}
    `, {"hash":"751d937dcb52f99907e36566fd16195fa47d6e0cf33f15fa6a5012be2d446df9"}) as unknown as TypedDocumentString<SetTrainingConsentMutation, SetTrainingConsentMutationVariables>;
export const SetNotificationsDocument = new TypedDocumentString(`
    mutation SetNotifications($id: ID!, $seen: String, $on: Boolean!, $address: String!) {
  setNotifications(id: $id, seen: $seen, on: $on, address: $address) {
    id
    settings {
      notifyPending
    }
  }
}
    `, {"hash":"60aa3e35e8eb306daadb085a617a821ba0b7e8d16f198275c3de3a23405778f7"}) as unknown as TypedDocumentString<SetNotificationsMutation, SetNotificationsMutationVariables>;
export const ConfirmNotifyAddressDocument = new TypedDocumentString(`
    mutation ConfirmNotifyAddress($id: ID!, $code: String!) {
  confirmNotifyAddress(id: $id, code: $code) {
    id
    settings {
      notifyAddress
    }
  }
}
    `, {"hash":"df1ae50b7c01565e955e13d46a1b5a0bab76004b395b0666a834b2231343c21c"}) as unknown as TypedDocumentString<ConfirmNotifyAddressMutation, ConfirmNotifyAddressMutationVariables>;
export const DuplicateAsDraftDocument = new TypedDocumentString(`
    mutation DuplicateAsDraft($id: ID!) {
  duplicateWebsite(id: $id) {
    id
    name
  }
}
    `, {"hash":"3f81751618a4d84feb7fae8f511ee7d7f56ee049c054177c8bae2d1f9083421f"}) as unknown as TypedDocumentString<DuplicateAsDraftMutation, DuplicateAsDraftMutationVariables>;
export const WebsiteHeaderDocument = new TypedDocumentString(`
    query WebsiteHeader($id: ID!) {
  website(id: $id) {
    id
    name
    address
    status
    canWrite
    isUnclaimed
    ...StaffDocument
  }
}
    fragment StaffDocument on Website {
  purpose
  templateEdited {
    id
    name
  }
  templateTried {
    id
    name
  }
}`, {"hash":"77d9be3bd24c0b8ed9fa1c8120fe66acdd5480f50ad8266f6fe94dd6e8ee218e"}) as unknown as TypedDocumentString<WebsiteHeaderQuery, WebsiteHeaderQueryVariables>;
export const PublicCardDocument = new TypedDocumentString(`
    query PublicCard($id: ID!) {
  publicWebsite(id: $id) {
    id
    name
    tagline
    address
  }
}
    `, {"hash":"73466837f69b8931b3d11add98fc5ae2b91788946674e1d772a4626cb786dc8a"}) as unknown as TypedDocumentString<PublicCardQuery, PublicCardQueryVariables>;
export const CurrentUserDocument = new TypedDocumentString(`
    query CurrentUser {
  redwood {
    currentUser
  }
}
    `, {"hash":"5cd84d57d47c61e23cbf2f01f27124a5716ce9f50abc6bf5407f4c324cf8b37b"}) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const McpKeyDocument = new TypedDocumentString(`
    query McpKey {
  viewer {
    id
  }
}
    `, {"hash":"99d6af24eda7172fe10e72407b5c9b6b6ab0b6811ebb7857faaca3494f533eb9"}) as unknown as TypedDocumentString<McpKeyQuery, McpKeyQueryVariables>;
export const McpWebsitesDocument = new TypedDocumentString(`
    query McpWebsites($first: Int, $after: String, $search: String) {
  viewer {
    id
    websites(first: $first, after: $after, search: $search) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          name
          status
          address
          language
          currentRevision
          updatedAt
        }
      }
    }
  }
}
    `, {"hash":"7e88a7dee9fb56e7783738c9419dd206f10e077a0f9adab95e41662c0e8af677"}) as unknown as TypedDocumentString<McpWebsitesQuery, McpWebsitesQueryVariables>;
export const McpWebsiteDocument = new TypedDocumentString(`
    query McpWebsite($id: ID!) {
  website(id: $id) {
    id
    name
    status
    address
    currentRevision
    canUndo
    canRedo
    document
    unpublishedChanges
    turn {
      messageId
      note
    }
  }
}
    `, {"hash":"ddf0a7327597d4ef9e7df4caad314070b3308eb30ce268bda9f69b3052c28410"}) as unknown as TypedDocumentString<McpWebsiteQuery, McpWebsiteQueryVariables>;
export const McpReadingDocument = new TypedDocumentString(`
    query McpReading($id: ID!) {
  website(id: $id) {
    id
    understood {
      fact
      label
      value
    }
  }
}
    `, {"hash":"5acc636342d13211bd9a513c2f103d44a171881b08bc5ec0f24d7ee13409ba14"}) as unknown as TypedDocumentString<McpReadingQuery, McpReadingQueryVariables>;
export const McpPreviewDocument = new TypedDocumentString(`
    query McpPreview($id: ID!) {
  website(id: $id) {
    id
    previewToken
  }
}
    `, {"hash":"338d2b69c0c86dc5472380fbd6119ae801957a26f4ee0b1d71a5ec23d06394ee"}) as unknown as TypedDocumentString<McpPreviewQuery, McpPreviewQueryVariables>;
export const McpLibraryDocument = new TypedDocumentString(`
    query McpLibrary {
  sectionLibrary {
    kind
    isOn
    variantsOff
  }
}
    `, {"hash":"ca61ba499096a4aecfb1e583afd7e7914519d137b56ce3e15fe2f208f39c1ef5"}) as unknown as TypedDocumentString<McpLibraryQuery, McpLibraryQueryVariables>;
export const McpCreateDocument = new TypedDocumentString(`
    mutation McpCreate($input: CreateWebsiteInput!) {
  createWebsite(input: $input) {
    id
    name
    status
    address
    currentRevision
    canUndo
    canRedo
    document
    unpublishedChanges
    understood {
      label
      value
    }
    turn {
      messageId
      note
    }
  }
}
    `, {"hash":"965dd2316421aa3b72eed4aae20aff49d7dca1876f4fd3aff59b994d9e132824"}) as unknown as TypedDocumentString<McpCreateMutation, McpCreateMutationVariables>;
export const McpChangeDocument = new TypedDocumentString(`
    mutation McpChange($input: ChangeWebsiteInput!) {
  changeWebsite(input: $input) {
    id
    currentRevision
    revisions(first: 1) {
      edges {
        node {
          number
          summary
        }
      }
    }
  }
}
    `, {"hash":"79fad08f9f58ef5300e03626d1ac63a99eff001da5628794b38d8b68e2f2a46e"}) as unknown as TypedDocumentString<McpChangeMutation, McpChangeMutationVariables>;
export const McpUndoDocument = new TypedDocumentString(`
    mutation McpUndo($id: ID!) {
  undoChange(id: $id) {
    id
    currentRevision
    canUndo
    revisions(first: 1) {
      edges {
        node {
          summary
        }
      }
    }
  }
}
    `, {"hash":"b32408ee7458313491100a924d15e6474413ce56fe3af8932b6c5c904f3e6305"}) as unknown as TypedDocumentString<McpUndoMutation, McpUndoMutationVariables>;
export const McpRedoDocument = new TypedDocumentString(`
    mutation McpRedo($id: ID!) {
  redoChange(id: $id) {
    id
    currentRevision
    canUndo
    revisions(first: 1) {
      edges {
        node {
          summary
        }
      }
    }
  }
}
    `, {"hash":"45b64eeb35d784d793fe06bd28bb39421c6f67a1693ee920bcb8dcd23b44c2e8"}) as unknown as TypedDocumentString<McpRedoMutation, McpRedoMutationVariables>;
export const McpAskDocument = new TypedDocumentString(`
    mutation McpAsk($input: SendChatMessageInput!) {
  sendChatMessage(input: $input) {
    website {
      id
      currentRevision
    }
    message {
      id
      state
      text
      changes
      choices {
        label
        message
      }
    }
  }
}
    `, {"hash":"dad145cfc1238ece3a26c03d8a3fdd6677f9f51a55cdb04aca4bda72d8699d26"}) as unknown as TypedDocumentString<McpAskMutation, McpAskMutationVariables>;
export const McpAnswerDocument = new TypedDocumentString(`
    query McpAnswer($id: ID!) {
  website(id: $id) {
    id
    currentRevision
    turn {
      messageId
      note
      step
    }
    messages(last: 6) {
      id
      state
      text
      changes
      choices {
        label
        message
      }
    }
  }
}
    `, {"hash":"f9f77c215001499d6808775db11f54470cdbfb1c03496411fed44e4f43212469"}) as unknown as TypedDocumentString<McpAnswerQuery, McpAnswerQueryVariables>;
export const McpPublishDocument = new TypedDocumentString(`
    mutation McpPublish($id: ID!) {
  publishWebsite(id: $id) {
    id
    name
    address
    publishedRevision
  }
}
    `, {"hash":"3b6d62a1a8554834dbcf49eeb7c869bf675daf00acdb738af1681363febf341d"}) as unknown as TypedDocumentString<McpPublishMutation, McpPublishMutationVariables>;
export const McpPicturesDocument = new TypedDocumentString(`
    query McpPictures($id: ID!, $after: String) {
  website(id: $id) {
    id
    assets(first: 20, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          name
          alt
          width
          height
          generated {
            model
          }
        }
      }
    }
    photoSources
    pictureGenerator {
      left
    }
  }
}
    `, {"hash":"46eba58f1e159d2d6b6ab68f478df4f8544188610962199a86d263a71825759e"}) as unknown as TypedDocumentString<McpPicturesQuery, McpPicturesQueryVariables>;
export const McpFindPhotosDocument = new TypedDocumentString(`
    query McpFindPhotos($website: ID!, $words: String!, $page: Int) {
  searchPhotos(websiteId: $website, text: $words, page: $page) {
    hasMore
    photos {
      id
      width
      height
      preview
      credit {
        author
        source
      }
    }
  }
}
    `, {"hash":"703fac7d0235952c83abee74943337758ad53b8edb72073a392e278ce1702f92"}) as unknown as TypedDocumentString<McpFindPhotosQuery, McpFindPhotosQueryVariables>;
export const McpTakePhotoDocument = new TypedDocumentString(`
    mutation McpTakePhoto($website: ID!, $photo: ID!) {
  takePhoto(websiteId: $website, id: $photo) {
    id
    alt
    width
    height
  }
}
    `, {"hash":"94bc5e99f8dcbad319bfae4a20afb776c8e03bb5a40cac5a0c270ac2e6304eed"}) as unknown as TypedDocumentString<McpTakePhotoMutation, McpTakePhotoMutationVariables>;
export const McpGenerateDocument = new TypedDocumentString(`
    mutation McpGenerate($website: ID!, $prompt: String!, $shape: PictureShape!) {
  generatePicture(websiteId: $website, prompt: $prompt, shape: $shape) {
    id
  }
}
    `, {"hash":"350bc95b19a1bb33fa7b3368053877f9c2ea5dd102e46621036106b468dd96b2"}) as unknown as TypedDocumentString<McpGenerateMutation, McpGenerateMutationVariables>;
export const McpGeneratingDocument = new TypedDocumentString(`
    query McpGenerating($id: ID!) {
  website(id: $id) {
    id
    pictureGenerator {
      latest {
        id
        state
        note
        done
        picture {
          id
          alt
          width
          height
        }
      }
    }
  }
}
    `, {"hash":"f0b7e68e4bc0507ce77e6075e4b676c24d7923acc7f5cce5f668da9f0141e18c"}) as unknown as TypedDocumentString<McpGeneratingQuery, McpGeneratingQueryVariables>;
export const UploadAssetDocument = new TypedDocumentString(`
    mutation UploadAsset($input: UploadAssetInput!) {
  uploadAsset(input: $input) {
    ...Picture
  }
}
    fragment PictureFile on AssetVariant {
  file
  format
  use
  width
}
fragment Picture on Asset {
  id
  name
  alt
  width
  height
  focus
  crop
  look {
    sharpness
    entropy
  }
  credit {
    author
    authorUrl
    source
    sourceUrl
    licence
  }
  generated {
    prompt
    model
  }
  variants {
    ...PictureFile
  }
}`, {"hash":"f4f5a09fd043e2c4b711949f4f86025b34ca8274c577c5f5430744968bce9be2"}) as unknown as TypedDocumentString<UploadAssetMutation, UploadAssetMutationVariables>;
export const UpdateAssetDocument = new TypedDocumentString(`
    mutation UpdateAsset($input: UpdateAssetInput!) {
  updateAsset(input: $input) {
    id
    name
  }
}
    `, {"hash":"e22746a98f6d669c3ae273417f02a25caa5a46dba4fe9c689e95cf025fc43ac8"}) as unknown as TypedDocumentString<UpdateAssetMutation, UpdateAssetMutationVariables>;
export const RemoveAssetDocument = new TypedDocumentString(`
    mutation RemoveAsset($websiteId: ID!, $id: ID!) {
  removeAsset(websiteId: $websiteId, id: $id) {
    id
    name
  }
}
    `, {"hash":"29a02309e4460a922d99b483a4918ab2528cd74b771ff819183a2bd6f36d3dd3"}) as unknown as TypedDocumentString<RemoveAssetMutation, RemoveAssetMutationVariables>;
export const RestoreAssetDocument = new TypedDocumentString(`
    mutation RestoreAsset($websiteId: ID!, $id: ID!) {
  restoreAsset(websiteId: $websiteId, id: $id) {
    id
    name
  }
}
    `, {"hash":"e76e107ed95129e680a6784f45f25f3180d3a4b89986c474cbf18352bb1dd4b9"}) as unknown as TypedDocumentString<RestoreAssetMutation, RestoreAssetMutationVariables>;
export const LibraryDocument = new TypedDocumentString(`
    query Library($id: ID!, $first: Int!, $after: String) {
  website(id: $id) {
    id
    mediaRoom {
      used
      limit
    }
    photoSources
    pictureGenerator {
      ...Generator
    }
    assets(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...Picture
          bytes
          state
          createdAt
        }
      }
    }
  }
}
    fragment PictureFile on AssetVariant {
  file
  format
  use
  width
}
fragment Picture on Asset {
  id
  name
  alt
  width
  height
  focus
  crop
  look {
    sharpness
    entropy
  }
  credit {
    author
    authorUrl
    source
    sourceUrl
    licence
  }
  generated {
    prompt
    model
  }
  variants {
    ...PictureFile
  }
}
fragment Generator on PictureGenerator {
  left
  latest {
    id
    prompt
    shape
    state
    note
    done
    total
    picture {
      id
      name
    }
  }
}`, {"hash":"4fabb49bdf317985078b616d620f22d65e8a91980c8d79822b4a83a1cbac399c"}) as unknown as TypedDocumentString<LibraryQuery, LibraryQueryVariables>;
export const MediaDocument = new TypedDocumentString(`
    query Media($id: ID!, $token: String, $ids: [ID!]!) {
  website(id: $id, previewToken: $token) {
    id
    media(ids: $ids) {
      id
      files {
        ...PictureFile
      }
    }
  }
}
    fragment PictureFile on AssetVariant {
  file
  format
  use
  width
}`, {"hash":"ecdf596d62c4d8d73abb4b02d446b24e3c625d6ee06a5f1aed54b439ede02f21"}) as unknown as TypedDocumentString<MediaQuery, MediaQueryVariables>;
export const AssetFileBodyDocument = new TypedDocumentString(`
    query AssetFileBody($id: ID!, $file: String!, $token: String) {
  assetFile(websiteId: $id, file: $file, previewToken: $token) {
    contentType
    body
  }
}
    `, {"hash":"bc9c0f47919588286c918c837bf6f1dc0a1387473a149be6c032e9103b8e99b4"}) as unknown as TypedDocumentString<AssetFileBodyQuery, AssetFileBodyQueryVariables>;
export const OriginalFileDocument = new TypedDocumentString(`
    query OriginalFile($websiteId: ID!, $id: ID!) {
  originalFile(websiteId: $websiteId, id: $id) {
    contentType
    name
    body
  }
}
    `, {"hash":"15c4effb13720c8b4082906810b567fb6e756525a409fd35f936c64633c91b03"}) as unknown as TypedDocumentString<OriginalFileQuery, OriginalFileQueryVariables>;
export const GeneratePictureDocument = new TypedDocumentString(`
    mutation GeneratePicture($websiteId: ID!, $prompt: String!, $shape: PictureShape!) {
  generatePicture(websiteId: $websiteId, prompt: $prompt, shape: $shape) {
    id
  }
}
    `, {"hash":"da3164bc82e9ccaadc93f98c288b5bcf95477f14d1aa69e49e68f66dcf7ffcee"}) as unknown as TypedDocumentString<GeneratePictureMutation, GeneratePictureMutationVariables>;
export const CancelGeneratedPictureDocument = new TypedDocumentString(`
    mutation CancelGeneratedPicture($id: ID!) {
  cancelGeneratedPicture(id: $id) {
    id
    note
  }
}
    `, {"hash":"1d67b59a427d4080a4c73fca52809ad157e220d73459085031b031d060b32f32"}) as unknown as TypedDocumentString<CancelGeneratedPictureMutation, CancelGeneratedPictureMutationVariables>;
export const ForgetGeneratedPictureDocument = new TypedDocumentString(`
    mutation ForgetGeneratedPicture($id: ID!) {
  forgetGeneratedPicture(id: $id) {
    id
  }
}
    `, {"hash":"8258853d62183a8bf2f12da8c620e752154bab12d4a0b91d23f84af915f2bcae"}) as unknown as TypedDocumentString<ForgetGeneratedPictureMutation, ForgetGeneratedPictureMutationVariables>;
export const TakePhotoDocument = new TypedDocumentString(`
    mutation TakePhoto($websiteId: ID!, $id: ID!) {
  takePhoto(websiteId: $websiteId, id: $id) {
    id
    credit {
      author
      source
    }
  }
}
    `, {"hash":"c314e311b91e994c800bc53cfa9d873aa1bd88409a2160251fceaac8cb245ea7"}) as unknown as TypedDocumentString<TakePhotoMutation, TakePhotoMutationVariables>;
export const SearchPhotosDocument = new TypedDocumentString(`
    query SearchPhotos($id: ID!, $text: String!, $page: Int!) {
  searchPhotos(websiteId: $id, text: $text, page: $page) {
    hasMore
    photos {
      id
      width
      height
      preview
      credit {
        author
        authorUrl
        source
        sourceUrl
      }
    }
  }
}
    `, {"hash":"a1c55c7d3a372bc3357774d3486176b8761b7d038941e3d523a068fa052a8c5f"}) as unknown as TypedDocumentString<SearchPhotosQuery, SearchPhotosQueryVariables>;
export const AccountToExportDocument = new TypedDocumentString(`
    query AccountToExport {
  viewer {
    id
    name
    email
    picture
    roles
    createdAt
    plan {
      label
    }
    billingRecords
    accessKeys {
      name
      scope
      website {
        id
        name
      }
      createdAt
      lastUsedAt
      expiresAt
    }
    websiteCount
    deletedWebsites(first: 0) {
      totalCount
    }
  }
}
    `, {"hash":"e891bad4f45b3ef699a65f114df2bf2afb64e693b26aeb50084750c3238ecb82"}) as unknown as TypedDocumentString<AccountToExportQuery, AccountToExportQueryVariables>;
export const WebsiteToExportDocument = new TypedDocumentString(`
    query WebsiteToExport($after: String) {
  viewer {
    id
    websites(first: 1, after: $after, sort: CREATED) {
      pageInfo {
        endCursor
      }
      edges {
        node {
          id
          name
          subdomain
          address
          language
          status
          createdAt
          updatedAt
          publishedAt
          document
          records
        }
      }
    }
  }
}
    `, {"hash":"ffb345ffd7897ed910bacdbc9a1826762ab1a4810b0086f103d7175e8b64e5e0"}) as unknown as TypedDocumentString<WebsiteToExportQuery, WebsiteToExportQueryVariables>;
export const DeletedWebsiteToExportDocument = new TypedDocumentString(`
    query DeletedWebsiteToExport($after: String) {
  viewer {
    id
    deletedWebsites(first: 1, after: $after) {
      pageInfo {
        endCursor
      }
      edges {
        node {
          id
          name
          subdomain
          address
          language
          createdAt
          updatedAt
          deletedAt
          purgeAt
          document
          records
        }
      }
    }
  }
}
    `, {"hash":"2cab9d9d7b5e9625e0acc7e33d2e91e5c7db87bc307c82dd33ad97c2d22e240f"}) as unknown as TypedDocumentString<DeletedWebsiteToExportQuery, DeletedWebsiteToExportQueryVariables>;
export const DomainToExportDocument = new TypedDocumentString(`
    query DomainToExport($after: String) {
  viewer {
    id
    domains(first: 1, after: $after) {
      pageInfo {
        endCursor
      }
      edges {
        node {
          id
          name
          state
          method
          primary
          createdAt
          website {
            id
            name
          }
          history {
            at
            text
            detail
          }
        }
      }
    }
  }
}
    `, {"hash":"18c2c61863b63b7b7047870e89f1d7e18282bed8a29042f21845af8d186472b3"}) as unknown as TypedDocumentString<DomainToExportQuery, DomainToExportQueryVariables>;
export const OriginalToExportDocument = new TypedDocumentString(`
    query OriginalToExport($websiteId: ID!, $id: ID!) {
  originalFile(websiteId: $websiteId, id: $id) {
    name
    body
  }
}
    `, {"hash":"10b5ad07b13878a6478b734e939335b368f9034cd6b4bdcd58193667c57c16d2"}) as unknown as TypedDocumentString<OriginalToExportQuery, OriginalToExportQueryVariables>;
export const SentFileToExportDocument = new TypedDocumentString(`
    query SentFileToExport($submission: ID!, $file: ID!) {
  submissionFile(submission: $submission, file: $file) {
    name
    body
  }
}
    `, {"hash":"5336ec0f45832a2c22e3728aac74a4dc53c4d7bb514b92e15ff6f678b72c1776"}) as unknown as TypedDocumentString<SentFileToExportQuery, SentFileToExportQueryVariables>;
export const GetStripeCustomerPortalSessionUrlMutationDocument = new TypedDocumentString(`
    mutation GetStripeCustomerPortalSessionUrlMutation {
  getStripeCustomerPortalSessionUrl
}
    `, {"hash":"803106f3959a12ded114e2187cd68f04335c0b2420086debb1a49539e341a88c"}) as unknown as TypedDocumentString<GetStripeCustomerPortalSessionUrlMutationMutation, GetStripeCustomerPortalSessionUrlMutationMutationVariables>;
export const ExportBlogPostsDocument = new TypedDocumentString(`
    mutation ExportBlogPosts($id: ID!) {
  exportBlogPosts(websiteId: $id) {
    fileName
    archive
  }
}
    `, {"hash":"4bab1c0e32a6a160b2e4984137f11dbf8ab9da09393551bfc988d6bb496b87b6"}) as unknown as TypedDocumentString<ExportBlogPostsMutation, ExportBlogPostsMutationVariables>;
export const ImportBlogPostsDocument = new TypedDocumentString(`
    mutation ImportBlogPosts($id: ID!, $archive: String!) {
  importBlogPosts(websiteId: $id, archive: $archive) {
    id
  }
}
    `, {"hash":"c08b881a9d615413f0b02687af62c9b60f2a17aac016d5dade04b2094ecf768a"}) as unknown as TypedDocumentString<ImportBlogPostsMutation, ImportBlogPostsMutationVariables>;
export const ClaimWebsitesDocument = new TypedDocumentString(`
    mutation ClaimWebsites($ids: [ID!]!) {
  claimWebsites(ids: $ids) {
    id
    name
  }
}
    `, {"hash":"6a634de8cf612be69db62300073a3f500fc47ef7126ff15a2870e04da2649440"}) as unknown as TypedDocumentString<ClaimWebsitesMutation, ClaimWebsitesMutationVariables>;
export const UnclaimedWebsitesDocument = new TypedDocumentString(`
    query UnclaimedWebsites {
  unclaimedWebsites {
    id
    name
    currentRevision
    updatedAt
    keptUntil
    previewToken
  }
  siteImports {
    id
  }
  viewer {
    id
    websiteCount
    plan {
      label
      websites
    }
  }
}
    `, {"hash":"0f4ca8e7808af994e6b799c1480fdaa7135cf8166e5acdbc61f37e10bb15841d"}) as unknown as TypedDocumentString<UnclaimedWebsitesQuery, UnclaimedWebsitesQueryVariables>;
export const DomainUpdatesDocument = new TypedDocumentString(`
    subscription DomainUpdates($id: ID!) {
  domainUpdates(id: $id) {
    stamp
  }
}
    `, {"hash":"54a9a76ce340d4f4bd74e442e285f6852cb0a5573916e4a34f231e63f1baeeea"}) as unknown as TypedDocumentString<DomainUpdatesSubscription, DomainUpdatesSubscriptionVariables>;
export const AddDomainDocument = new TypedDocumentString(`
    mutation AddDomain($name: String!) {
  addDomain(name: $name) {
    id
    displayName
  }
}
    `, {"hash":"befb1db8211204f08aa3ec1283f45ca4eccb40a6eb19c6aa6d0276107b6dd53c"}) as unknown as TypedDocumentString<AddDomainMutation, AddDomainMutationVariables>;
export const ChoosableWebsitesDocument = new TypedDocumentString(`
    query ChoosableWebsites {
  viewer {
    id
    websites(first: 100, sort: NAME) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
}
    `, {"hash":"a3f67006a9f1c2c07c24db74375cf1f1f3eef3c20f14fbbe6bad23b959d15606"}) as unknown as TypedDocumentString<ChoosableWebsitesQuery, ChoosableWebsitesQueryVariables>;
export const DomainsDocument = new TypedDocumentString(`
    query Domains($first: Int, $after: String, $search: String, $isFiltered: Boolean!) {
  viewer {
    id
    plan {
      label
      domains
    }
    all: domains(first: 1) {
      totalCount
    }
    domains(first: $first, after: $after, search: $search) {
      totalCount @include(if: $isFiltered)
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          ...DomainStand
        }
      }
    }
  }
}
    fragment DomainStand on Domain {
  id
  name
  displayName
  state
  isResting
  failingSince
  website {
    id
    name
    status
    address
  }
}`, {"hash":"53e7b548b92936ea64e9c493bf00bea6f63890477aadd40b895fc4653b24d6ee"}) as unknown as TypedDocumentString<DomainsQuery, DomainsQueryVariables>;
export const DomainOverviewDocument = new TypedDocumentString(`
    query DomainOverview($id: ID!) {
  viewer {
    id
    domain(id: $id) {
      ...DomainDetails
    }
    websites(first: 100, sort: NAME) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
}
    fragment DomainStand on Domain {
  id
  name
  displayName
  state
  isResting
  failingSince
  website {
    id
    name
    status
    address
  }
}
fragment DomainDetails on Domain {
  ...DomainStand
  method
  isProved
  primary
  address
  stamp
  createdAt
  checkedAt
  nextCheckAt
  records {
    purpose
    host
    type
    expected
    found
    state
    isRequired
  }
  diagnoses {
    code
    severity
    title
    detail
    nextStep
  }
  nameservers {
    name
    answers
  }
  keptRecords {
    type
    host
    value
  }
  certificate {
    issuer
    validFrom
    validTo
    names
  }
  history {
    id
    kind
    text
    detail
    at
  }
}`, {"hash":"101f5b1ce5b8b3dffb17b03660b11b941fc659ff9ac22bc5ac7bd37d01b89240"}) as unknown as TypedDocumentString<DomainOverviewQuery, DomainOverviewQueryVariables>;
export const NamesOfDomainDocument = new TypedDocumentString(`
    query NamesOfDomain($id: ID!) {
  viewer {
    id
    domain(id: $id) {
      id
      name
      displayName
    }
  }
}
    `, {"hash":"e365868ec20e81a90acd8793ea3f127b9c40b1717b2a584829bab1b738d83501"}) as unknown as TypedDocumentString<NamesOfDomainQuery, NamesOfDomainQueryVariables>;
export const RemoveDomainDocument = new TypedDocumentString(`
    mutation RemoveDomain($id: ID!) {
  removeDomain(id: $id) {
    id
    displayName
  }
}
    `, {"hash":"9933726e50cb30f45403af075ecc27fd4898bb8b8808049885cc7c2149461e7d"}) as unknown as TypedDocumentString<RemoveDomainMutation, RemoveDomainMutationVariables>;
export const BuyDomainDocument = new TypedDocumentString(`
    mutation BuyDomain($name: String!, $websiteId: ID, $shownAmount: Int!) {
  buyDomain(name: $name, websiteId: $websiteId, shownAmount: $shownAmount) {
    url
  }
}
    `, {"hash":"cc9ac8da021c41245fc49d1522dab1eccbcd26c89c69e7c89512c7696fa4fbd5"}) as unknown as TypedDocumentString<BuyDomainMutation, BuyDomainMutationVariables>;
export const SearchDomainsDocument = new TypedDocumentString(`
    query SearchDomains($text: String!) {
  searchDomains(text: $text) {
    name
    displayName
    availability
    yearly {
      amount
      currency
    }
    problem
  }
}
    `, {"hash":"daffeeb069df77e3fbb414f83f247746be3cad29f073d5737d778442e468a447"}) as unknown as TypedDocumentString<SearchDomainsQuery, SearchDomainsQueryVariables>;
export const AccessKeysDocument = new TypedDocumentString(`
    query AccessKeys {
  viewer {
    id
    accessKeys {
      id
      name
      scope
      website {
        id
        name
      }
      createdAt
      lastUsedAt
      expiresAt
    }
    websites(first: 100, sort: NAME) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
}
    `, {"hash":"b7aacec6261c9dd7d06c8805b5f3e0b4c20dfbb212657a56f59f3ba9eb81f79a"}) as unknown as TypedDocumentString<AccessKeysQuery, AccessKeysQueryVariables>;
export const CreateAccessKeyDocument = new TypedDocumentString(`
    mutation CreateAccessKey($input: CreateAccessKeyInput!) {
  createAccessKey(input: $input) {
    secret
    key {
      id
      name
    }
  }
}
    `, {"hash":"34e58ccfa0598790b9a2e3d0c3f027fe8ee099e41ff6fd5d56839a0c7246ce39"}) as unknown as TypedDocumentString<CreateAccessKeyMutation, CreateAccessKeyMutationVariables>;
export const RevokeAccessKeyDocument = new TypedDocumentString(`
    mutation RevokeAccessKey($id: ID!) {
  revokeAccessKey(id: $id)
}
    `, {"hash":"e1872d7970ccd06230c4e75a2603cdaea5dfdfb2d8f07121dd8bc623427a20c3"}) as unknown as TypedDocumentString<RevokeAccessKeyMutation, RevokeAccessKeyMutationVariables>;
export const CreateWebsiteDocument = new TypedDocumentString(`
    mutation CreateWebsite($input: CreateWebsiteInput!) {
  createWebsite(input: $input) {
    id
  }
}
    `, {"hash":"44038057bfda7338ce16a272b15542db900fae3b018450e758971d947e3194cf"}) as unknown as TypedDocumentString<CreateWebsiteMutation, CreateWebsiteMutationVariables>;
export const DashboardDocument = new TypedDocumentString(`
    query Dashboard($first: Int, $after: String, $search: String, $sort: WebsiteSort, $isFiltered: Boolean!, $chosen: [ID!]!, $isDeleting: Boolean!, $deletedFirst: Int, $deletedAfter: String) {
  viewer {
    id
    name
    email
    createdAt
    deletionWord
    websiteCount
    plan {
      label
      websites
    }
    websites(first: $first, after: $after, search: $search, sort: $sort) {
      totalCount @include(if: $isFiltered)
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          name
          status
          address
          visitsIn7Days
          updatedAt
          currentRevision
          previewToken
        }
      }
    }
    websitesById(ids: $chosen) @include(if: $isDeleting) {
      id
      name
      status
    }
    deletedWebsites(first: $deletedFirst, after: $deletedAfter) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          name
          deletedAt
          purgeAt
        }
      }
    }
  }
  siteImports {
    id
    address
  }
  unclaimedWebsites {
    id
    name
  }
  failedSiteImport {
    id
    address
    note
  }
  templates {
    id
    name
    slug
    description
  }
}
    `, {"hash":"cb54930d87eecb040fef7a1bcf78a181ad8cb8f5b76b34c13738205b9c509bfc"}) as unknown as TypedDocumentString<DashboardQuery, DashboardQueryVariables>;
export const ChooseWebsitesDocument = new TypedDocumentString(`
    query ChooseWebsites($first: Int, $after: String, $search: String, $sort: WebsiteSort) {
  viewer {
    id
    websites(first: $first, after: $after, search: $search, sort: $sort) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          name
          status
          updatedAt
        }
      }
    }
  }
}
    `, {"hash":"6dc36744c58f8e27210502f471ff12c838c4f0b2f2c7b402da19db6542f55bff"}) as unknown as TypedDocumentString<ChooseWebsitesQuery, ChooseWebsitesQueryVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation DeleteAccount($confirm: String!) {
  deleteAccount(confirm: $confirm)
}
    `, {"hash":"7fac81d475050dcb248cfe38efb96ed896dd31a73d9dbde48f7e54e493a3a40f"}) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const TemplatesToChooseDocument = new TypedDocumentString(`
    query TemplatesToChoose {
  templates {
    id
    name
  }
}
    `, {"hash":"6e1920204bca05e3e4e1cd91a8d5e79ca7d2dbf90564706ac452a827b45befe7"}) as unknown as TypedDocumentString<TemplatesToChooseQuery, TemplatesToChooseQueryVariables>;
export const DuplicateWebsiteDocument = new TypedDocumentString(`
    mutation DuplicateWebsite($id: ID!) {
  duplicateWebsite(id: $id) {
    id
    name
  }
}
    `, {"hash":"eb7734f318e18756a587eada0aeb8b15ca4cc36e58eb3709331c8c1039b61138"}) as unknown as TypedDocumentString<DuplicateWebsiteMutation, DuplicateWebsiteMutationVariables>;
export const DeleteWebsitesDocument = new TypedDocumentString(`
    mutation DeleteWebsites($ids: [ID!]!) {
  deleteWebsites(ids: $ids) {
    id
    name
  }
}
    `, {"hash":"c3703e9f784a4391585d8972cddcab337f2662263923f5de2dd6178e95cff6bd"}) as unknown as TypedDocumentString<DeleteWebsitesMutation, DeleteWebsitesMutationVariables>;
export const RestoreWebsitesDocument = new TypedDocumentString(`
    mutation RestoreWebsites($ids: [ID!]!) {
  restoreWebsites(ids: $ids) {
    id
    name
  }
}
    `, {"hash":"e4461d77385e9f4c75fd573b7be626a1447dc078afe732df1251bed9510630e1"}) as unknown as TypedDocumentString<RestoreWebsitesMutation, RestoreWebsitesMutationVariables>;
export const PurchaseDocument = new TypedDocumentString(`
    query Purchase($checkoutId: String, $id: ID) {
  viewer {
    purchase(checkoutId: $checkoutId, id: $id) {
      id
      kind
      subject
      state
      amount
      currency
      problem
      from
      returnTo
      domain {
        id
        displayName
        website {
          name
        }
      }
    }
    plans {
      plan {
        id
        label
      }
    }
  }
}
    `, {"hash":"d86d68717e80983338f6d31f7862a2751ebfb8d6276a9af023fa4f49df235afa"}) as unknown as TypedDocumentString<PurchaseQuery, PurchaseQueryVariables>;
export const CreateFromTemplateDocument = new TypedDocumentString(`
    mutation CreateFromTemplate($input: CreateWebsiteInput!) {
  createWebsite(input: $input) {
    id
  }
}
    `, {"hash":"bdc5406978d5bcb8b29659518f715e8325aa2d0d0233b4ccb4cb4a3c479b4eef"}) as unknown as TypedDocumentString<CreateFromTemplateMutation, CreateFromTemplateMutationVariables>;
export const CreateUnclaimedFromTemplateDocument = new TypedDocumentString(`
    mutation CreateUnclaimedFromTemplate($input: CreateUnclaimedWebsiteInput!) {
  createUnclaimedWebsite(input: $input) {
    id
  }
}
    `, {"hash":"4c83c8e276bcfca586e2abc344c1532bfc0d38c344af4e663ec3c95b5000f290"}) as unknown as TypedDocumentString<CreateUnclaimedFromTemplateMutation, CreateUnclaimedFromTemplateMutationVariables>;
export const EditedTemplatesDocument = new TypedDocumentString(`
    query EditedTemplates($first: Int, $after: String, $search: String, $state: TemplateState) {
  adminTemplates(first: $first, after: $after, search: $search, state: $state) {
    totalCount
    isTotalExact
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        slug
        category
        builderNumber
        published
        retiredAt
        isChanged
        version
      }
    }
  }
}
    `, {"hash":"bd146dfc40140f54c046d486d9e5b1bece634782797b6026ca371c0c7c576f43"}) as unknown as TypedDocumentString<EditedTemplatesQuery, EditedTemplatesQueryVariables>;
export const EditedTemplateDocument = new TypedDocumentString(`
    query EditedTemplate($id: ID!) {
  adminTemplate(id: $id) {
    id
    name
    slug
    category
    description
    builderNumber
    published
    retiredAt
    design
    websiteCount
    version
    versionInUse
    isChanged
    document
    draft {
      id
      currentRevision
      updatedAt
      previewToken
      document
    }
    versions {
      number
      madeBy
      createdAt
    }
  }
}
    `, {"hash":"8918c715eb5ed91937d2183a71ac830d68ab1177bc269312055fd45576a7bdd8"}) as unknown as TypedDocumentString<EditedTemplateQuery, EditedTemplateQueryVariables>;
export const EditTemplateDocument = new TypedDocumentString(`
    mutation EditTemplate($id: ID!) {
  editTemplate(id: $id) {
    id
    draft {
      id
    }
  }
}
    `, {"hash":"7a48e6297432a33df65a8f6f7f70c15b10f4231639491ebfc6849b3fb02c6259"}) as unknown as TypedDocumentString<EditTemplateMutation, EditTemplateMutationVariables>;
export const PutTemplateIntoUseDocument = new TypedDocumentString(`
    mutation PutTemplateIntoUse($id: ID!, $revision: Int!, $seen: Int!) {
  putTemplateIntoUse(id: $id, revision: $revision, seen: $seen) {
    id
    name
    versionInUse
  }
}
    `, {"hash":"3d8a072f2a857faf28122b67c88aa70e2142639a02e339ee7b2a97da7b2c23a7"}) as unknown as TypedDocumentString<PutTemplateIntoUseMutation, PutTemplateIntoUseMutationVariables>;
export const ReturnTemplateToDocument = new TypedDocumentString(`
    mutation ReturnTemplateTo($id: ID!, $number: Int!, $seen: Int!) {
  returnTemplateTo(id: $id, number: $number, seen: $seen) {
    id
    name
    versionInUse
  }
}
    `, {"hash":"703f85514cde45f3a0dac1855fae3c3279f05c5ee159823ec676e3fdaad6ab37"}) as unknown as TypedDocumentString<ReturnTemplateToMutation, ReturnTemplateToMutationVariables>;
export const TemplateDocumentsDocument = new TypedDocumentString(`
    query TemplateDocuments {
  templates {
    id
    document
  }
}
    `, {"hash":"e2b63cb6f4b0a848170dd6d3442e18c82b890f88b0e8a8ac331bf7a15d46b4b5"}) as unknown as TypedDocumentString<TemplateDocumentsQuery, TemplateDocumentsQueryVariables>;
export const StaffTemplateDocumentDocument = new TypedDocumentString(`
    query StaffTemplateDocument($id: ID!) {
  adminTemplate(id: $id) {
    id
    document
  }
}
    `, {"hash":"e86681ac1707478999b98d9c5aa1550ed6fb73aee98bf5ce84ab57d16f839d0c"}) as unknown as TypedDocumentString<StaffTemplateDocumentQuery, StaffTemplateDocumentQueryVariables>;
export const TemplatePreviewDocument = new TypedDocumentString(`
    query TemplatePreview($builderNumber: Int!, $name: String!, $description: String!, $seed: Int!) {
  templatePreview(
    builderNumber: $builderNumber
    name: $name
    description: $description
    seed: $seed
  )
}
    `, {"hash":"2ac515f2d5004cd4600702100b2e9394aab72288b6ffb1dfe5e7687c3c925918"}) as unknown as TypedDocumentString<TemplatePreviewQuery, TemplatePreviewQueryVariables>;
export const TrainingConsentDocument = new TypedDocumentString(`
    query TrainingConsent($id: ID!) {
  website(id: $id) {
    id
    trainingConsent {
      given
      version
    }
  }
}
    `, {"hash":"e557dd49b0a7f168b6b5921b36698097d73fe41dfa607ae22efe2e7e2e5435b1"}) as unknown as TypedDocumentString<TrainingConsentQuery, TrainingConsentQueryVariables>;
export const WebsiteToDeleteDocument = new TypedDocumentString(`
    query WebsiteToDelete($id: ID!) {
  website(id: $id) {
    id
    name
    status
    address
    canWrite
  }
}
    `, {"hash":"b1639a4fa22541cf83557115d7410960fdfe0b3ba11ea6755203c301aeb4b172"}) as unknown as TypedDocumentString<WebsiteToDeleteQuery, WebsiteToDeleteQueryVariables>;
export const DeleteByNameDocument = new TypedDocumentString(`
    mutation DeleteByName($id: ID!, $name: String!) {
  deleteWebsite(id: $id, name: $name) {
    id
    name
  }
}
    `, {"hash":"254eb2a1509439dc74162280426744d7ae4f04de1feef8302dacecc2920569d1"}) as unknown as TypedDocumentString<DeleteByNameMutation, DeleteByNameMutationVariables>;
export const DraftOfFormDocument = new TypedDocumentString(`
    query DraftOfForm($id: ID!, $base: Int) {
  website(id: $id) {
    id
    canWrite
    currentRevision
    previewToken
    document
  }
  base: website(id: $id) {
    id
    document(revision: $base)
  }
}
    `, {"hash":"0de5c4d7cf9e45f2b89fde9d714cbb1ec35dcaa37926c73e104b987337b25798"}) as unknown as TypedDocumentString<DraftOfFormQuery, DraftOfFormQueryVariables>;
export const WebsiteUpdatesDocument = new TypedDocumentString(`
    subscription WebsiteUpdates($id: ID!) {
  websiteUpdates(id: $id) {
    stamp
    tasks
    posts
    turn {
      ...ShownTurn
    }
  }
}
    fragment ShownTurn on ChatTurn {
  messageId
  note
  changes
  page
  pages {
    title
    path
  }
  step
}`, {"hash":"3ea26a6c82497e62ba410faea57ab768ca882dc30b27018fb962220c58b6b9ce"}) as unknown as TypedDocumentString<WebsiteUpdatesSubscription, WebsiteUpdatesSubscriptionVariables>;
export const ExportWebsiteDocument = new TypedDocumentString(`
    mutation ExportWebsite($id: ID!) {
  exportWebsite(id: $id) {
    fileName
    archive
  }
}
    `, {"hash":"d6ac85bc2d57644ae327cf34ed6e4a0d0f903acaaab5be0c4944b0d7b8bea7da"}) as unknown as TypedDocumentString<ExportWebsiteMutation, ExportWebsiteMutationVariables>;
export const ImportWebsiteDocument = new TypedDocumentString(`
    mutation ImportWebsite($input: ImportWebsiteInput!) {
  importWebsite(input: $input) {
    id
    name
    settings {
      headCode
    }
  }
}
    `, {"hash":"d48e59ed3cf014d6195f805aef3ff9ef6baa1054e530e5c178d5f80a3f5a4ddf"}) as unknown as TypedDocumentString<ImportWebsiteMutation, ImportWebsiteMutationVariables>;
export const DraftDocument = new TypedDocumentString(`
    query Draft($id: ID!, $token: String, $revision: Int, $turn: ID, $needsToken: Boolean!) {
  website(id: $id, previewToken: $token) {
    id
    document(revision: $revision, turn: $turn)
    previewToken @include(if: $needsToken)
  }
}
    `, {"hash":"070c1c4da5f6e9a366c7c81ee38875881764d9deab45f9632673f5ea6d5f0c9b"}) as unknown as TypedDocumentString<DraftQuery, DraftQueryVariables>;
export const DraftOfPostDocument = new TypedDocumentString(`
    query DraftOfPost($id: ID!, $post: ID!) {
  website(id: $id) {
    id
    document
    previewToken
    blog {
      post(id: $post) {
        id
        title
        slug
        excerpt
        tags
        author
        cover
        publishAt
        html
      }
    }
  }
}
    `, {"hash":"ed386c96d4ea2b3bf8ddf67a261976fa464eacf9dce884003fca9ec6f8681090"}) as unknown as TypedDocumentString<DraftOfPostQuery, DraftOfPostQueryVariables>;
export const WebsiteDomainsDocument = new TypedDocumentString(`
    query WebsiteDomains($id: ID!) {
  website(id: $id) {
    id
    name
    subdomain
    address
    canWrite
    domains {
      ...DomainDetails
    }
  }
  viewer {
    id
    connectedDomainCount
    plan {
      label
      domains
    }
    domains(first: 100) {
      edges {
        node {
          id
          displayName
          state
          website {
            id
            name
          }
        }
      }
    }
  }
}
    fragment DomainStand on Domain {
  id
  name
  displayName
  state
  isResting
  failingSince
  website {
    id
    name
    status
    address
  }
}
fragment DomainDetails on Domain {
  ...DomainStand
  method
  isProved
  primary
  address
  stamp
  createdAt
  checkedAt
  nextCheckAt
  records {
    purpose
    host
    type
    expected
    found
    state
    isRequired
  }
  diagnoses {
    code
    severity
    title
    detail
    nextStep
  }
  nameservers {
    name
    answers
  }
  keptRecords {
    type
    host
    value
  }
  certificate {
    issuer
    validFrom
    validTo
    names
  }
  history {
    id
    kind
    text
    detail
    at
  }
}`, {"hash":"d3de50730f2988b1eac64d4bd909eb07c83ddb0407d0ef4479f15a8fd6ef171c"}) as unknown as TypedDocumentString<WebsiteDomainsQuery, WebsiteDomainsQueryVariables>;
export const WebsiteSettingsDocument = new TypedDocumentString(`
    query WebsiteSettings($id: ID!) {
  website(id: $id) {
    id
    name
    subdomain
    address
    status
    canWrite
    isUnclaimed
    siteImport {
      id
      address
      templateId
    }
    currentRevision
    document
    mediaRoom {
      used
    }
    settings {
      hiddenFromSearch
      hasPassword
      headCode
      notifyOwner
      notifyAddress
      notifyPending
      accountAddress
      formerAddresses
      mayHavePassword
      mayHaveHeadCode
      versions {
        address
        visibility
        password
        headCode
        notifications
      }
    }
  }
}
    `, {"hash":"2457c992e4aa41797687f86a8cb0e2208a54921aa3cda068ffdb0cdab099e7f0"}) as unknown as TypedDocumentString<WebsiteSettingsQuery, WebsiteSettingsQueryVariables>;
export const WebsiteEditorDocument = new TypedDocumentString(`
    query WebsiteEditor($id: ID!, $history: Int!, $after: String, $share: Boolean!, $isForm: Boolean!) {
  website(id: $id) {
    updatesStamp
    turn {
      messageId
      note
      changes
      page
      pages {
        title
        path
      }
      step
    }
    id
    name
    address
    status
    currentRevision
    publishedAt
    publishedByKey
    publishedRevision
    canWrite
    isUnclaimed
    ...StaffDocument
    keptUntil
    siteImport @include(if: $isForm) {
      id
    }
    canUndo
    canRedo
    previewToken
    document
    shareLinks @include(if: $share) {
      id
      token
      createdAt
      expiresAt
    }
    revisions(first: $history, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          number
          createdAt
          author
          keyName
          source
          summary
        }
      }
    }
  }
}
    fragment StaffDocument on Website {
  purpose
  templateEdited {
    id
    name
  }
  templateTried {
    id
    name
  }
}`, {"hash":"fb4afe81a96a012c02f1128c4209a0b6657607b1a5f3a8c770d4082388df7a04"}) as unknown as TypedDocumentString<WebsiteEditorQuery, WebsiteEditorQueryVariables>;
export const OlderDocumentDocument = new TypedDocumentString(`
    query OlderDocument($id: ID!, $revision: Int!) {
  website(id: $id) {
    id
    document(revision: $revision)
  }
}
    `, {"hash":"1d8646b3054f170d693760730fde64a69e66a629034c1cbbe28f9d67b03aa76c"}) as unknown as TypedDocumentString<OlderDocumentQuery, OlderDocumentQueryVariables>;
export const VisitsDocument = new TypedDocumentString(`
    query Visits($id: ID!, $days: Int!) {
  website(id: $id) {
    id
    visits(days: $days) {
      days {
        name
        visits
      }
      pages {
        name
        visits
      }
      referrers {
        name
        visits
      }
    }
  }
}
    `, {"hash":"2beae583fc12cfad4891e04359fe66dfd448dad2ff80ee9065c14fb55312b782"}) as unknown as TypedDocumentString<VisitsQuery, VisitsQueryVariables>;
export const WaitlistDocument = new TypedDocumentString(`
    query Waitlist($id: ID!, $last: Int!) {
  website(id: $id) {
    id
    name
    address
    status
    waitlist {
      on
      heading
      intro
      when
      askName
      button
      thanks
      version
      entries
      kept
      days(last: $last) {
        name
        entries
      }
    }
  }
}
    `, {"hash":"3843dabf1ea679ec6aeac9484449ca6c673febc9d98d22301b26c02c0dff1e03"}) as unknown as TypedDocumentString<WaitlistQuery, WaitlistQueryVariables>;
export const SaveWaitlistDocument = new TypedDocumentString(`
    mutation SaveWaitlist($id: ID!, $input: WaitlistInput!, $seen: String) {
  saveWaitlist(id: $id, input: $input, seen: $seen) {
    id
    status
    waitlist {
      on
    }
  }
}
    `, {"hash":"553e3adb072625188e687633424b86aeffbdebf81cc87857266659b6df7b4a05"}) as unknown as TypedDocumentString<SaveWaitlistMutation, SaveWaitlistMutationVariables>;
export const WebsiteAsItCameDocument = new TypedDocumentString(`
    query WebsiteAsItCame($id: ID!) {
  website(id: $id) {
    id
    document(revision: 1)
    siteImport {
      id
      report
    }
  }
}
    `, {"hash":"0ebd894197de201f89ef5827ad37f443552e6a71f11c29e2b3abe7a1662feb24"}) as unknown as TypedDocumentString<WebsiteAsItCameQuery, WebsiteAsItCameQueryVariables>;
export const BeginSiteImportDocument = new TypedDocumentString(`
    mutation BeginSiteImport($input: BeginSiteImportInput!) {
  beginSiteImport(input: $input) {
    id
  }
}
    `, {"hash":"dde071d9508acc42b93a4aa246ea27e6dc4b714b5345e9178aa516b8752ad40b"}) as unknown as TypedDocumentString<BeginSiteImportMutation, BeginSiteImportMutationVariables>;
export const CancelSiteImportDocument = new TypedDocumentString(`
    mutation CancelSiteImport($id: ID!) {
  cancelSiteImport(id: $id) {
    id
  }
}
    `, {"hash":"89fcc091778e6bf38b81516ff3adcf950ab2203089220f9fa6d2034bb9d269eb"}) as unknown as TypedDocumentString<CancelSiteImportMutation, CancelSiteImportMutationVariables>;
export const DismissSiteImportDocument = new TypedDocumentString(`
    mutation DismissSiteImport($id: ID!) {
  dismissSiteImport(id: $id) {
    id
  }
}
    `, {"hash":"36710afca4536db7c76c54c8fe361e47b5498e40a4d8bc8ae05f8fad880eebd1"}) as unknown as TypedDocumentString<DismissSiteImportMutation, DismissSiteImportMutationVariables>;
export const ReadSiteImportDocument = new TypedDocumentString(`
    query ReadSiteImport($id: ID!) {
  siteImport(id: $id) {
    id
    address
    templateId
    state
    note
    done
    total
    report
    website {
      id
      name
      currentRevision
      previewToken
      canWrite
    }
  }
}
    `, {"hash":"9c349831bb75fa187c73cefe886136467ba6b2770fabed06af95df3a5bd7d364"}) as unknown as TypedDocumentString<ReadSiteImportQuery, ReadSiteImportQueryVariables>;
export const SubmissionsDocument = new TypedDocumentString(`
    query Submissions($id: ID!, $first: Int!, $after: String, $kinds: [FormKind!], $search: String, $spam: Boolean!) {
  website(id: $id) {
    id
    subdomain
    submissions(
      first: $first
      after: $after
      kinds: $kinds
      search: $search
      spam: $spam
    ) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          kind
          name
          email
          phone
          message
          answers {
            label
            value
            file
          }
          spam
          createdAt
          unsubscribeAddress
        }
      }
    }
  }
}
    `, {"hash":"f8c27854a5978895f7ac76f4a60e481255169646a2f48956dc64d5dc5c7b21c0"}) as unknown as TypedDocumentString<SubmissionsQuery, SubmissionsQueryVariables>;
export const MarkSubmissionDocument = new TypedDocumentString(`
    mutation MarkSubmission($id: ID!, $spam: Boolean!) {
  markSubmission(id: $id, spam: $spam) {
    id
    spam
  }
}
    `, {"hash":"d47f5be00f58d1f4f324617ebbd8abd84bd763e29cd24136c9a234bd61c3d508"}) as unknown as TypedDocumentString<MarkSubmissionMutation, MarkSubmissionMutationVariables>;
export const DeleteSubmissionDocument = new TypedDocumentString(`
    mutation DeleteSubmission($id: ID!) {
  deleteSubmission(id: $id) {
    id
  }
}
    `, {"hash":"e21ff56fe004e1b42c904352dee04406c2ba99432000a5813a868e33d7fae786"}) as unknown as TypedDocumentString<DeleteSubmissionMutation, DeleteSubmissionMutationVariables>;
export const SubmissionFileDocument = new TypedDocumentString(`
    query SubmissionFile($submission: ID!, $file: ID!) {
  submissionFile(submission: $submission, file: $file) {
    name
    body
  }
}
    `, {"hash":"fb8580af8597c20c854f88b2c98fddec6606668165fdd13aa12222286defbb3d"}) as unknown as TypedDocumentString<SubmissionFileQuery, SubmissionFileQueryVariables>;
export const AnswerLabelsDocument = new TypedDocumentString(`
    query AnswerLabels($id: ID!) {
  website(id: $id) {
    id
    answerLabels
  }
}
    `, {"hash":"4778a9513e2d5c6277d894126fb25170618ab414d7429460d6e87fbebef69314"}) as unknown as TypedDocumentString<AnswerLabelsQuery, AnswerLabelsQueryVariables>;
export const UnderstoodOfWebsiteDocument = new TypedDocumentString(`
    query UnderstoodOfWebsite($id: ID!) {
  website(id: $id) {
    id
    understood {
      fact
      label
      value
    }
  }
}
    `, {"hash":"e89705bb88e622ee6345f3e5924c275e65cbd1639731db0091e8dee4f648f6e2"}) as unknown as TypedDocumentString<UnderstoodOfWebsiteQuery, UnderstoodOfWebsiteQueryVariables>;
export const WebsiteAccessDocument = new TypedDocumentString(`
    query WebsiteAccess($id: ID!) {
  website(id: $id) {
    id
    name
    canWrite
  }
}
    `, {"hash":"d5c6f87d9b7225bf9ca086de3f6050017a77eaed3a648a1be73451fc5d4f0733"}) as unknown as TypedDocumentString<WebsiteAccessQuery, WebsiteAccessQueryVariables>;
/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query ChatTemplates($first: Int, $after: String, $search: String, $purpose: ChatPurpose, $state: ChatTemplateState) {\n    chatTemplates(first: $first, after: $after, search: $search, purpose: $purpose, state: $state) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          name\n          purpose\n          isActive\n          model\n          version\n          updatedAt\n        }\n      }\n    }\n  }\n": typeof types.ChatTemplatesDocument,
    "\n  query ChatTemplate($id: ID!, $first: Int, $after: String) {\n    chatTemplate(id: $id) {\n      id\n      name\n      purpose\n      prompt\n      greeting\n      suggestions\n      model\n      temperature\n      exampleCount\n      isActive\n      liveVersion\n      countedBefore {\n        id\n        name\n        version\n      }\n      versionsUsed {\n        version\n        turns\n        failed\n        undone\n        refused\n      }\n      warning\n      needsModel\n      example {\n        website\n        isOwn\n        variables {\n          name\n          meaning\n          value\n        }\n        prompt\n        greeting\n        suggestions\n      }\n      createdAt\n      updatedAt\n      updatedBy\n      version\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": typeof types.ChatTemplateDocument,
    "\n  query ChatTemplateVersion($id: ID!, $number: Int!) {\n    chatTemplate(id: $id) {\n      id\n      versionAt(number: $number) {\n        number\n        name\n        prompt\n        greeting\n        suggestions\n        model\n        temperature\n        exampleCount\n        madeBy\n        createdAt\n      }\n    }\n  }\n": typeof types.ChatTemplateVersionDocument,
    "\n  query ModelChoices {\n    pricedModels\n    tunedModels {\n      name\n    }\n  }\n": typeof types.ModelChoicesDocument,
    "\n  mutation CreateChatTemplate($purpose: ChatPurpose!, $input: ChatTemplateInput!) {\n    createChatTemplate(purpose: $purpose, input: $input) {\n      id\n    }\n  }\n": typeof types.CreateChatTemplateDocument,
    "\n  mutation UpdateChatTemplate($id: ID!, $input: ChatTemplateInput!, $version: Int!) {\n    updateChatTemplate(id: $id, input: $input, version: $version) {\n      id\n    }\n  }\n": typeof types.UpdateChatTemplateDocument,
    "\n  mutation ActivateChatTemplate($id: ID!, $reason: String) {\n    activateChatTemplate(id: $id, reason: $reason) {\n      id\n      name\n    }\n  }\n": typeof types.ActivateChatTemplateDocument,
    "\n  mutation GoBackFromChatTemplate($id: ID!) {\n    goBackFromChatTemplate(id: $id) {\n      id\n      name\n      liveVersion\n    }\n  }\n": typeof types.GoBackFromChatTemplateDocument,
    "\n  mutation DeleteChatTemplate($id: ID!) {\n    deleteChatTemplate(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteChatTemplateDocument,
    "\n  query ChatTrial($id: ID!) {\n    chatTemplate(id: $id) {\n      id\n      name\n      purpose\n      version\n      liveVersion\n      needsModel\n      trial {\n        sample\n        website {\n          id\n        }\n      }\n    }\n    chatTrialSamples {\n      name\n      trade\n    }\n  }\n": typeof types.ChatTrialDocument,
    "\n  mutation StartChatTrial($templateId: ID!, $sample: String!) {\n    startChatTrial(templateId: $templateId, sample: $sample) {\n      sample\n    }\n  }\n": typeof types.StartChatTrialDocument,
    "\n  query Examples(\n    $first: Int\n    $after: String\n    $search: String\n    $state: ExampleState\n    $source: ExampleSource\n    $split: ExampleSplit\n    $kind: ExampleKind\n    $tag: String\n  ) {\n    examples(\n      first: $first\n      after: $after\n      search: $search\n      state: $state\n      source: $source\n      split: $split\n      kind: $kind\n      tag: $tag\n    ) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          kind\n          words\n          answer {\n            calls\n            reply\n          }\n          tags\n          source\n          score\n          state\n          split\n          createdAt\n        }\n      }\n    }\n  }\n": typeof types.ExamplesDocument,
    "\n  query ExampleTags {\n    exampleTags\n  }\n": typeof types.ExampleTagsDocument,
    "\n  fragment ExampleEntry on Example {\n    id\n    kind\n    task\n    words\n    document\n    before\n    answer {\n      calls\n      reply\n    }\n    other {\n      calls\n      reply\n    }\n    tags\n    source\n    replaced {\n      kind\n      standIn\n      times\n    }\n    score\n    state\n    isShown\n    split\n    alike {\n      id\n      words\n      state\n      answer {\n        calls\n        reply\n      }\n    }\n    version\n    createdAt\n    createdBy\n    updatedAt\n    updatedBy\n  }\n": typeof types.ExampleEntryFragmentDoc,
    "\n  query Example($id: ID!, $first: Int, $after: String) {\n    example(id: $id) {\n      ...ExampleEntry\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": typeof types.ExampleDocument,
    "\n  mutation CreateExample($input: NewExampleInput!) {\n    createExample(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateExampleDocument,
    "\n  mutation UpdateExample($id: ID!, $input: ExampleInput!, $version: Int) {\n    updateExample(id: $id, input: $input, version: $version) {\n      id\n    }\n  }\n": typeof types.UpdateExampleDocument,
    "\n  mutation DeleteExample($id: ID!) {\n    deleteExample(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteExampleDocument,
    "\n  mutation JudgeExamples($ids: [ID!]!, $state: ExampleState!) {\n    judgeExamples(ids: $ids, state: $state) {\n      id\n      count\n    }\n  }\n": typeof types.JudgeExamplesDocument,
    "\n  mutation CreateExamplesFromWebsite($website: String!) {\n    createExamplesFromWebsite(website: $website) {\n      added\n      known\n      leftOut\n    }\n  }\n": typeof types.CreateExamplesFromWebsiteDocument,
    "\n  mutation UndoJudging($id: ID!) {\n    undoJudging(id: $id) {\n      count\n    }\n  }\n": typeof types.UndoJudgingDocument,
    "\n  fragment ImportReport on ExampleImport {\n    id\n    fileName\n    isTrial\n    lines\n    added\n    known\n    wrong\n    isWhole\n    createdAt\n    createdBy\n  }\n": typeof types.ImportReportFragmentDoc,
    "\n  query ExampleImport($id: ID!) {\n    exampleImport(id: $id) {\n      ...ImportReport\n      problems {\n        line\n        reason\n      }\n    }\n  }\n": typeof types.ExampleImportDocument,
    "\n  query ExampleImports {\n    exampleImports {\n      ...ImportReport\n    }\n  }\n": typeof types.ExampleImportsDocument,
    "\n  mutation BeginExampleImport($input: ExampleImportInput!) {\n    beginExampleImport(input: $input) {\n      id\n    }\n  }\n": typeof types.BeginExampleImportDocument,
    "\n  mutation ImportExampleLines($id: ID!, $part: ExampleLinesInput!) {\n    importExampleLines(id: $id, part: $part) {\n      lines\n    }\n  }\n": typeof types.ImportExampleLinesDocument,
    "\n  query ExampleExports {\n    exampleExports {\n      id\n      kind\n      filter\n      count\n      withdrawn\n      createdAt\n      createdBy\n    }\n    exampleTags\n  }\n": typeof types.ExampleExportsDocument,
    "\n  mutation ExportExamples($input: ExampleExportInput!, $export: ID, $after: String) {\n    exportExamples(input: $input, export: $export, after: $after) {\n      export {\n        id\n        createdAt\n      }\n      lines\n      after\n    }\n  }\n": typeof types.ExportExamplesDocument,
    "\n  fragment LiveExamples on ExampleSets {\n    live\n    shown\n    waiting\n    before\n  }\n": typeof types.LiveExamplesFragmentDoc,
    "\n  query ExampleSets {\n    exampleSets {\n      ...LiveExamples\n    }\n  }\n": typeof types.ExampleSetsDocument,
    "\n  query ExamplesGate($first: Int, $after: String) {\n    exampleSets {\n      ...LiveExamples\n      gate {\n        ...GateParts\n      }\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": typeof types.ExamplesGateDocument,
    "\n  mutation MakeExamplesLive($reason: String) {\n    makeExamplesLive(reason: $reason) {\n      live\n      shown\n    }\n  }\n": typeof types.MakeExamplesLiveDocument,
    "\n  mutation GoBackFromExamples($to: Int!) {\n    goBackFromExamples(to: $to) {\n      live\n      shown\n    }\n  }\n": typeof types.GoBackFromExamplesDocument,
    "\n  fragment GateAnswer on GateResult {\n    held\n    misses\n    reply\n    changes\n    milliseconds\n    usage {\n      inputTokens\n      outputTokens\n      cost\n    }\n  }\n": typeof types.GateAnswerFragmentDoc,
    "\n  fragment GateParts on Gate {\n    oldName\n    newName\n    isFree\n    note\n    canReplay\n    whyNot\n    isByModel\n    fixedCases\n    examples\n    leftOut\n    mostTimes\n    costOfOnce\n    leftToday\n    lastRun {\n      id\n      oldName\n      newName\n      times\n      isByModel\n      leftOut\n      state\n      note\n      verdict\n      tally {\n        better\n        worse\n        same\n        fixedWorse\n      }\n      answers\n      answered\n      createdAt\n      createdBy\n      cases {\n        place\n        kind\n        name\n        words\n        isWriting\n        comparison\n        old {\n          ...GateAnswer\n        }\n        fresh {\n          ...GateAnswer\n        }\n      }\n    }\n  }\n": typeof types.GatePartsFragmentDoc,
    "\n  query TemplateGate($id: ID!) {\n    chatTemplate(id: $id) {\n      id\n      gate {\n        ...GateParts\n      }\n    }\n  }\n": typeof types.TemplateGateDocument,
    "\n  query ModelGate($model: String) {\n    gateOfModel(model: $model) {\n      ...GateParts\n    }\n  }\n": typeof types.ModelGateDocument,
    "\n  query GateResult($run: ID!, $place: Int!, $isNew: Boolean!) {\n    gateResult(run: $run, place: $place, isNew: $isNew)\n  }\n": typeof types.GateResultDocument,
    "\n  mutation StartGateRun($input: GateRunInput!) {\n    startGateRun(input: $input) {\n      id\n    }\n  }\n": typeof types.StartGateRunDocument,
    "\n  mutation CancelGateRun($id: ID!) {\n    cancelGateRun(id: $id) {\n      id\n    }\n  }\n": typeof types.CancelGateRunDocument,
    "\n  mutation UseModel($text: String!, $reason: String) {\n    updateKvStorage(key: \"model.default\", text: $text, reason: $reason) {\n      id\n    }\n  }\n": typeof types.UseModelDocument,
    "\n  fragment Writes on AuditEntryConnection {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        at\n        actor\n        action\n        version\n        changes {\n          field\n          before\n          after\n        }\n      }\n    }\n  }\n": typeof types.WritesFragmentDoc,
    "\n  query KvStorages($first: Int, $after: String, $search: String) {\n    kvStorages(first: $first, after: $after, search: $search) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          text\n          isSet\n          isRead\n          meaning\n          effect\n          problem\n          updatedAt\n          updatedBy\n        }\n      }\n    }\n  }\n": typeof types.KvStoragesDocument,
    "\n  query KvStorage($key: ID!, $first: Int, $after: String) {\n    kvStorage(key: $key) {\n      id\n      key\n      text\n      isSet\n      isRead\n      meaning\n      effect\n      defaultText\n      example\n      problem\n      version\n      createdAt\n      updatedAt\n      updatedBy\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": typeof types.KvStorageDocument,
    "\n  mutation CreateKvStorage($key: String!, $text: String!) {\n    createKvStorage(key: $key, text: $text) {\n      id\n    }\n  }\n": typeof types.CreateKvStorageDocument,
    "\n  mutation UpdateKvStorage($key: ID!, $text: String!, $version: Int!) {\n    updateKvStorage(key: $key, text: $text, version: $version) {\n      id\n    }\n  }\n": typeof types.UpdateKvStorageDocument,
    "\n  mutation DeleteKvStorage($key: ID!) {\n    deleteKvStorage(key: $key) {\n      id\n    }\n  }\n": typeof types.DeleteKvStorageDocument,
    "\n  query Playground($first: Int!, $after: String) {\n    playground {\n      spent\n      limit\n      hasModel\n      samples {\n        name\n        trade\n      }\n    }\n    chatTemplates(first: 100) {\n      edges {\n        node {\n          id\n          name\n          purpose\n          version\n          isActive\n        }\n      }\n    }\n    trainingWebsites(first: 100) {\n      edges {\n        node {\n          id\n          title\n          state\n        }\n      }\n    }\n    pricedModels\n    tunedModels {\n      name\n    }\n    playgroundRuns(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          task\n          words\n          about\n          state\n          verdict\n          createdAt\n          createdBy\n        }\n      }\n    }\n  }\n": typeof types.PlaygroundDocument,
    "\n  query PlaygroundRun($id: ID!) {\n    playgroundRun(id: $id) {\n      id\n      task\n      words\n      about\n      seed\n      isByModel\n      state\n      note\n      verdict\n      createdAt\n      createdBy\n      difference\n      examples {\n        id\n        kind\n        state\n      }\n      sides {\n        side\n        template {\n          id\n          name\n          version\n        }\n        model\n        temperature\n        isOver\n        hasResult\n        note\n        changes\n        operations\n        refused {\n          name\n          input\n          reason\n        }\n        reply\n        document\n        usage {\n          isModel\n          model\n          inputTokens\n          outputTokens\n          cost\n        }\n        milliseconds\n      }\n    }\n  }\n": typeof types.PlaygroundRunDocument,
    "\n  query PlaygroundResult($id: ID!) {\n    playgroundRun(id: $id) {\n      id\n      sides {\n        side\n        document\n      }\n    }\n  }\n": typeof types.PlaygroundResultDocument,
    "\n  mutation StartPlaygroundRun($input: PlaygroundRunInput!) {\n    startPlaygroundRun(input: $input) {\n      id\n    }\n  }\n": typeof types.StartPlaygroundRunDocument,
    "\n  mutation RepeatPlaygroundRun($id: ID!) {\n    repeatPlaygroundRun(id: $id) {\n      id\n    }\n  }\n": typeof types.RepeatPlaygroundRunDocument,
    "\n  mutation CancelPlaygroundRun($id: ID!) {\n    cancelPlaygroundRun(id: $id) {\n      id\n    }\n  }\n": typeof types.CancelPlaygroundRunDocument,
    "\n  mutation SavePlaygroundExample($id: ID!, $side: PlaygroundSideName!) {\n    savePlaygroundExample(id: $id, side: $side) {\n      id\n    }\n  }\n": typeof types.SavePlaygroundExampleDocument,
    "\n  mutation JudgePlaygroundRun($id: ID!, $verdict: PlaygroundVerdict) {\n    judgePlaygroundRun(id: $id, verdict: $verdict) {\n      id\n    }\n  }\n": typeof types.JudgePlaygroundRunDocument,
    "\n  query RecentSignups($first: Int, $after: String, $search: String, $plan: ID, $sort: SignupSort, $withDays: Boolean!) {\n    signupDays(last: 30) @include(if: $withDays) {\n      name\n      signups\n    }\n    recentSignups(first: $first, after: $after, search: $search, plan: $plan, sort: $sort) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          createdAt\n          email\n          name\n          source\n          websiteCount\n          plan\n        }\n      }\n    }\n  }\n": typeof types.RecentSignupsDocument,
    "\n  query TemplateSections($first: Int, $after: String) {\n    templateSections(first: $first, after: $after) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          label\n          purpose\n          isOn\n          neededFor\n          problem\n          hint\n          templateCount\n          version\n          updatedAt\n          updatedBy\n          variants {\n            id\n            isOn\n          }\n        }\n      }\n    }\n  }\n": typeof types.TemplateSectionsDocument,
    "\n  query TemplateSection($kind: ID!, $first: Int, $after: String) {\n    templateSection(kind: $kind) {\n      id\n      label\n      isOn\n      neededFor\n      problem\n      hint\n      ownHint\n      sample\n      ownSample\n      templateCount\n      version\n      updatedAt\n      updatedBy\n      variants {\n        id\n        label\n        hint\n        isOn\n      }\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": typeof types.TemplateSectionDocument,
    "\n  mutation UpdateTemplateSection($kind: ID!, $input: TemplateSectionInput!, $version: Int!) {\n    updateTemplateSection(kind: $kind, input: $input, version: $version) {\n      id\n    }\n  }\n": typeof types.UpdateTemplateSectionDocument,
    "\n  query AdminTemplates($first: Int, $after: String, $search: String, $state: TemplateState, $sort: TemplateSort) {\n    adminTemplates(first: $first, after: $after, search: $search, state: $state, sort: $sort) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          name\n          slug\n          category\n          builderNumber\n          published\n          retiredAt\n          websiteCount\n          updatedAt\n        }\n      }\n    }\n  }\n": typeof types.AdminTemplatesDocument,
    "\n  query AdminTemplate($id: ID!, $first: Int, $after: String) {\n    adminTemplate(id: $id) {\n      id\n      name\n      slug\n      category\n      description\n      builderNumber\n      published\n      design\n      retiredAt\n      websiteCount\n      createdAt\n      updatedAt\n      updatedBy\n      version\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": typeof types.AdminTemplateDocument,
    "\n  mutation CreateTemplate($input: TemplateInput!, $swapsWith: ID) {\n    createTemplate(input: $input, swapsWith: $swapsWith) {\n      id\n    }\n  }\n": typeof types.CreateTemplateDocument,
    "\n  mutation UpdateTemplate($id: ID!, $input: TemplateInput!, $version: Int!, $swapsWith: ID) {\n    updateTemplate(id: $id, input: $input, version: $version, swapsWith: $swapsWith) {\n      id\n    }\n  }\n": typeof types.UpdateTemplateDocument,
    "\n  mutation DuplicateTemplate($id: ID!) {\n    duplicateTemplate(id: $id) {\n      id\n      name\n    }\n  }\n": typeof types.DuplicateTemplateDocument,
    "\n  mutation RetireTemplate($id: ID!, $isRetired: Boolean!) {\n    retireTemplate(id: $id, isRetired: $isRetired) {\n      id\n    }\n  }\n": typeof types.RetireTemplateDocument,
    "\n  mutation DeleteTemplate($id: ID!) {\n    deleteTemplate(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteTemplateDocument,
    "\n  query TrainingWebsites(\n    $first: Int\n    $after: String\n    $search: String\n    $status: TrainingStatus\n    $origin: TrainingOrigin\n    $score: Int\n    $tag: String\n  ) {\n    trainingWebsites(\n      first: $first\n      after: $after\n      search: $search\n      status: $status\n      origin: $origin\n      score: $score\n      tag: $tag\n    ) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          title\n          brief\n          origin\n          sourceUrl\n          tags\n          score\n          status\n          state\n          createdAt\n        }\n      }\n    }\n  }\n": typeof types.TrainingWebsitesDocument,
    "\n  query TrainingTags {\n    trainingTags\n  }\n": typeof types.TrainingTagsDocument,
    "\n  fragment TrainingEntry on TrainingWebsite {\n    id\n    title\n    brief\n    origin\n    sourceUrl\n    tags\n    score\n    notes\n    status\n    state\n    note\n    report\n    version\n    createdAt\n    createdBy\n    updatedAt\n    updatedBy\n    website {\n      id\n      name\n      language\n      currentRevision\n      previewToken\n    }\n  }\n": typeof types.TrainingEntryFragmentDoc,
    "\n  query TrainingWebsite($id: ID!, $first: Int, $after: String) {\n    trainingWebsite(id: $id) {\n      ...TrainingEntry\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": typeof types.TrainingWebsiteDocument,
    "\n  query TwoTrainingWebsites($one: ID!, $other: ID!) {\n    one: trainingWebsite(id: $one) {\n      ...TrainingEntry\n    }\n    other: trainingWebsite(id: $other) {\n      ...TrainingEntry\n    }\n  }\n": typeof types.TwoTrainingWebsitesDocument,
    "\n  mutation CreateTrainingWebsite($input: TrainingBriefInput!) {\n    createTrainingWebsite(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateTrainingWebsiteDocument,
    "\n  mutation CreateTrainingFromWebsite($input: TrainingSourceInput!) {\n    createTrainingWebsiteFromWebsite(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateTrainingFromWebsiteDocument,
    "\n  mutation CreateTrainingFromAddress($input: TrainingAddressInput!) {\n    createTrainingWebsiteFromAddress(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateTrainingFromAddressDocument,
    "\n  mutation UpdateTrainingWebsite($id: ID!, $input: TrainingWebsiteInput!, $version: Int!) {\n    updateTrainingWebsite(id: $id, input: $input, version: $version) {\n      id\n    }\n  }\n": typeof types.UpdateTrainingWebsiteDocument,
    "\n  mutation AddTrainingToExamples($id: ID!) {\n    createExampleFromTraining(id: $id) {\n      added\n      untold\n    }\n  }\n": typeof types.AddTrainingToExamplesDocument,
    "\n  mutation CancelTrainingWebsite($id: ID!) {\n    cancelTrainingWebsite(id: $id) {\n      id\n    }\n  }\n": typeof types.CancelTrainingWebsiteDocument,
    "\n  mutation MakeTrainingWebsiteAgain($id: ID!) {\n    makeTrainingWebsiteAgain(id: $id) {\n      id\n    }\n  }\n": typeof types.MakeTrainingWebsiteAgainDocument,
    "\n  mutation DeleteTrainingWebsite($id: ID!) {\n    deleteTrainingWebsite(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteTrainingWebsiteDocument,
    "\n  query TuningJobs($first: Int!, $after: String) {\n    tuning {\n      endpoint\n      modelInUse\n    }\n    tuningJobs(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          baseModel\n          suffix\n          kind\n          examples\n          state\n          step\n          remoteState\n          wish\n          done\n          total\n          model\n          createdAt\n          createdBy\n        }\n      }\n    }\n    tunedModels {\n      id\n      name\n      jobId\n      notes\n      createdAt\n      createdBy\n    }\n  }\n": typeof types.TuningJobsDocument,
    "\n  query TuningJob($id: ID!) {\n    tuningJob(id: $id) {\n      id\n      endpoint\n      kind\n      task\n      source\n      tag\n      tools\n      baseModel\n      suffix\n      epochs\n      examples\n      validations\n      estimatedTokens\n      estimatedCost\n      state\n      step\n      remoteId\n      remoteState\n      wish\n      done\n      total\n      finishesAt\n      model\n      trainedTokens\n      note\n      trouble\n      createdAt\n      createdBy\n      lookedAt\n      endedAt\n      events {\n        id\n        at\n        level\n        message\n        isOurs\n      }\n    }\n  }\n": typeof types.TuningJobDocument,
    "\n  query NewTuningJob {\n    tuning {\n      endpoint\n      baseModel\n    }\n    pricedModels\n    exampleTags\n  }\n": typeof types.NewTuningJobDocument,
    "\n  query TuningPlan($input: TuningPlanInput!) {\n    tuningPlan(input: $input) {\n      examples\n      validations\n      tokens\n      epochs\n      isEpochsGuessed\n      cost\n      spent\n      limit\n    }\n  }\n": typeof types.TuningPlanDocument,
    "\n  mutation StartTuningJob($input: TuningJobInput!) {\n    startTuningJob(input: $input) {\n      id\n    }\n  }\n": typeof types.StartTuningJobDocument,
    "\n  mutation TellTuningJob($id: ID!, $wish: TuningWish!) {\n    tellTuningJob(id: $id, wish: $wish) {\n      id\n    }\n  }\n": typeof types.TellTuningJobDocument,
    "\n  mutation NameTunedModel($name: String!, $notes: String!) {\n    nameTunedModel(name: $name, notes: $notes) {\n      name\n    }\n  }\n": typeof types.NameTunedModelDocument,
    "\n  mutation RemoveTunedModel($id: ID!) {\n    removeTunedModel(id: $id) {\n      name\n    }\n  }\n": typeof types.RemoveTunedModelDocument,
    "\n  mutation RecordSignIn($idToken: String!, $signupSource: String) {\n    recordSignIn(idToken: $idToken, signupSource: $signupSource) {\n      id\n    }\n  }\n": typeof types.RecordSignInDocument,
    "\n  query Plans($website: ID!, $isAtWebsite: Boolean!, $change: ID!, $isChanging: Boolean!) {\n    website(id: $website) @include(if: $isAtWebsite) {\n      id\n      name\n      canWrite\n    }\n    viewer {\n      id\n      billing {\n        plan {\n          ...PlanFacts\n        }\n        source\n        state\n        price {\n          amount\n          currency\n        }\n        renewsAt\n        endsAt\n        nextPlan {\n          id\n          label\n        }\n        graceUntil\n        beyondSince\n        restsAt\n        published {\n          id\n          name\n          visits\n          status\n          isPreferred\n        }\n        use {\n          key\n          label\n          used\n          limit\n          words\n        }\n        isOffered\n      }\n      plans {\n        plan {\n          ...PlanFacts\n        }\n        monthly {\n          amount\n          currency\n        }\n        isCurrent\n        change\n      }\n      planChange(plan: $change) @include(if: $isChanging) {\n        kind\n        from {\n          id\n          label\n        }\n        to {\n          id\n          label\n          websites\n        }\n        dueNow {\n          amount\n          currency\n        }\n        then {\n          amount\n          currency\n        }\n        thenAt\n        fromWhen\n        rests {\n          kind\n          id\n          name\n          detail\n        }\n        problem\n      }\n    }\n  }\n  fragment PlanFacts on Plan {\n    id\n    label\n    websites\n    domains\n    assistantMessages\n    generatedPictures\n    pages\n    mediaBytes\n    waitlistEntries\n    badgeRemovable\n    codeForHead\n    sitePassword\n  }\n": typeof types.PlansDocument,
    "\n  mutation ChangePlan($plan: ID!, $website: ID, $returnTo: String) {\n    changePlan(plan: $plan, websiteId: $website, returnTo: $returnTo) {\n      url\n    }\n  }\n": typeof types.ChangePlanDocument,
    "\n  mutation ChooseShown($ids: [ID!]!) {\n    chooseWebsitesShown(ids: $ids) {\n      restsAt\n    }\n  }\n": typeof types.ChooseShownDocument,
    "\n  fragment EditedPost on BlogPost {\n    id\n    title\n    slug\n    excerpt\n    body\n    author\n    seoTitle\n    seoDescription\n    tags\n    cover\n    state\n    publishAt\n    publishAtLocal\n    isChanged\n    version\n    updatedAt\n    address\n    gaps\n  }\n": typeof types.EditedPostFragmentDoc,
    "\n  query PostEditor($id: ID!, $post: ID!, $isNew: Boolean!) {\n    website(id: $id) {\n      id\n      name\n      status\n      canWrite\n      previewToken\n      document\n      blog {\n        # First, so that they are never newer than what they stand for.\n        tasksStamp\n        postsStamp\n        tasks(kinds: [PART, PICTURES], about: $post) @skip(if: $isNew) {\n          kind\n          ...ShownTask\n          ...PicturesTask\n        }\n        timeZone\n        tags\n        links {\n          title\n          path\n        }\n        post(id: $post) @skip(if: $isNew) {\n          ...EditedPost\n          picturesElsewhere\n        }\n      }\n    }\n  }\n": typeof types.PostEditorDocument,
    "\n  query BlogPosts($id: ID!, $state: BlogPostState, $tag: String, $search: String, $page: Int!) {\n    website(id: $id) {\n      id\n      name\n      status\n      canWrite\n      document\n      blog {\n        # First, so that it is never newer than what it stands for.\n        postsStamp\n        path\n        tags\n        timeZone\n        topics {\n          id\n        }\n        posts(state: $state, tag: $tag, search: $search, page: $page) {\n          total\n          pages\n          posts {\n            id\n            title\n            excerpt\n            tags\n            state\n            publishAt\n            publishAtLocal\n            isChanged\n            updatedAt\n            address\n            viewsIn30Days\n          }\n        }\n        deletedPosts {\n          id\n          title\n          deletedAt\n        }\n        tasks(kinds: [IMPORT]) {\n          id\n          state\n        }\n      }\n    }\n  }\n": typeof types.BlogPostsDocument,
    "\n  query BlogTopics($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      canWrite\n      blog {\n        # First, so that it is never newer than what it stands for.\n        tasksStamp\n        tasks(kinds: [TOPICS, POST]) {\n          kind\n          ...ShownTask\n        }\n        topics {\n          id\n          title\n          source\n          postId\n          createdAt\n        }\n      }\n    }\n  }\n": typeof types.BlogTopicsDocument,
    "\n  query PostVersions($id: ID!, $post: ID!, $number: Int!) {\n    website(id: $id) {\n      id\n      blog {\n        post(id: $post) {\n          id\n          versions {\n            number\n            title\n            author\n            createdAt\n          }\n          versionAt(number: $number) {\n            title\n            slug\n            excerpt\n            body\n            author\n            seoTitle\n            seoDescription\n            tags\n          }\n        }\n      }\n    }\n  }\n": typeof types.PostVersionsDocument,
    "\n  mutation CreateBlogPost($websiteId: ID!, $input: BlogPostInput!) {\n    createBlogPost(websiteId: $websiteId, input: $input) {\n      ...EditedPost\n    }\n  }\n": typeof types.CreateBlogPostDocument,
    "\n  mutation SaveBlogPost($id: ID!, $version: Int!, $input: BlogPostInput!) {\n    saveBlogPost(id: $id, version: $version, input: $input) {\n      post {\n        ...EditedPost\n      }\n      merged\n      conflicts {\n        field\n        yours\n        theirs\n      }\n    }\n  }\n": typeof types.SaveBlogPostDocument,
    "\n  mutation PublishBlogPost($id: ID!) {\n    publishBlogPost(id: $id) {\n      ...EditedPost\n    }\n  }\n": typeof types.PublishBlogPostDocument,
    "\n  mutation ScheduleBlogPost($id: ID!, $at: String!) {\n    scheduleBlogPost(id: $id, at: $at) {\n      ...EditedPost\n    }\n  }\n": typeof types.ScheduleBlogPostDocument,
    "\n  mutation UnpublishBlogPost($id: ID!) {\n    unpublishBlogPost(id: $id) {\n      ...EditedPost\n    }\n  }\n": typeof types.UnpublishBlogPostDocument,
    "\n  mutation DuplicateBlogPost($id: ID!) {\n    duplicateBlogPost(id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.DuplicateBlogPostDocument,
    "\n  mutation RestoreBlogPostVersion($id: ID!, $number: Int!) {\n    restoreBlogPostVersion(id: $id, number: $number) {\n      ...EditedPost\n    }\n  }\n": typeof types.RestoreBlogPostVersionDocument,
    "\n  mutation DeleteBlogPosts($ids: [ID!]!) {\n    deleteBlogPosts(ids: $ids) {\n      id\n      title\n    }\n  }\n": typeof types.DeleteBlogPostsDocument,
    "\n  mutation RestoreBlogPosts($ids: [ID!]!) {\n    restoreBlogPosts(ids: $ids) {\n      id\n      title\n    }\n  }\n": typeof types.RestoreBlogPostsDocument,
    "\n  mutation SetTimeZone($websiteId: ID!, $timeZone: String!) {\n    setTimeZone(websiteId: $websiteId, timeZone: $timeZone) {\n      id\n    }\n  }\n": typeof types.SetTimeZoneDocument,
    "\n  mutation AddBlogTopic($websiteId: ID!, $title: String!) {\n    addBlogTopic(websiteId: $websiteId, title: $title) {\n      id\n      title\n    }\n  }\n": typeof types.AddBlogTopicDocument,
    "\n  mutation SuggestBlogTopics($websiteId: ID!) {\n    suggestBlogTopics(websiteId: $websiteId) {\n      state\n      note\n      texts\n    }\n  }\n": typeof types.SuggestBlogTopicsDocument,
    "\n  mutation WriteBlogPost($topicId: ID!) {\n    writeBlogPost(topicId: $topicId) {\n      state\n      note\n      post {\n        id\n        gaps\n      }\n    }\n  }\n": typeof types.WriteBlogPostDocument,
    "\n  mutation WriteForPost($id: ID!, $kind: BlogPostPart!, $text: String!) {\n    writeForPost(id: $id, kind: $kind, text: $text) {\n      state\n    }\n  }\n": typeof types.WriteForPostDocument,
    "\n  mutation RemoveBlogTopic($id: ID!) {\n    removeBlogTopic(id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.RemoveBlogTopicDocument,
    "\n  query TypedPost($id: ID!, $body: String!) {\n    website(id: $id) {\n      id\n      previewToken\n      document\n      blog {\n        typed(body: $body)\n      }\n    }\n  }\n": typeof types.TypedPostDocument,
    "\n  fragment ShownTask on BlogTask {\n    id\n    about\n    state\n    note\n    done\n    total\n    part\n    replaces\n    texts\n    isCounted\n    createdAt\n    endedAt\n    usage {\n      isModel\n      model\n      inputTokens\n      outputTokens\n      cachedTokens\n      cost\n      isEstimate\n    }\n  }\n": typeof types.ShownTaskFragmentDoc,
    "\n  fragment PicturesTask on BlogTask {\n    id\n    state\n    note\n    done\n    total\n    brought: items(outcome: CREATED) {\n      total\n    }\n    known: items(outcome: UNCHANGED) {\n      total\n    }\n    refused: items(outcome: REFUSED) {\n      total\n      items {\n        name\n        problem\n      }\n    }\n  }\n": typeof types.PicturesTaskFragmentDoc,
    "\n  query PostImport($id: ID!, $outcome: BlogImportOutcome, $page: Int!) {\n    website(id: $id) {\n      id\n      blog {\n        # First, so that it is never newer than what it stands for.\n        tasksStamp\n        postsWithPicturesElsewhere\n        pictures: tasks(kinds: [PICTURES], about: \"\") {\n          ...PicturesTask\n        }\n        tasks(kinds: [IMPORT]) {\n          id\n          state\n          note\n          done\n          total\n          createdAt\n          endedAt\n          all: items {\n            total\n          }\n          created: items(outcome: CREATED) {\n            total\n          }\n          changed: items(outcome: CHANGED) {\n            total\n          }\n          unchanged: items(outcome: UNCHANGED) {\n            total\n          }\n          refused: items(outcome: REFUSED) {\n            total\n          }\n          shown: items(outcome: $outcome, page: $page) {\n            total\n            pages\n            items {\n              name\n              outcome\n              problem\n              postId\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.PostImportDocument,
    "\n  mutation BringBlogPictures($website: ID!, $post: ID) {\n    bringBlogPictures(websiteId: $website, postId: $post) {\n      id\n    }\n  }\n": typeof types.BringBlogPicturesDocument,
    "\n  mutation CancelBlogTask($id: ID!) {\n    cancelBlogTask(id: $id) {\n      id\n      note\n    }\n  }\n": typeof types.CancelBlogTaskDocument,
    "\n  mutation ForgetBlogTask($id: ID!) {\n    forgetBlogTask(id: $id) {\n      id\n    }\n  }\n": typeof types.ForgetBlogTaskDocument,
    "\n  query BuilderTemplates {\n    templates {\n      id\n      name\n      description\n      builderNumber\n    }\n  }\n": typeof types.BuilderTemplatesDocument,
    "\n  fragment ShownTurn on ChatTurn {\n    messageId\n    note\n    changes\n    page\n    pages {\n      title\n      path\n    }\n    step\n  }\n": typeof types.ShownTurnFragmentDoc,
    "\n  fragment ShownMessage on ChatMessage {\n    id\n    role\n    text\n    state\n    createdAt\n    revision\n    changes\n    sections\n    canUndo\n    canRedo\n    about {\n      name\n    }\n    picture {\n      ...Picture\n    }\n    choices {\n      label\n      message\n      look\n    }\n    template {\n      id\n      name\n      version\n    }\n    usage {\n      isModel\n      model\n      inputTokens\n      outputTokens\n      cachedTokens\n      isEstimate\n      cost\n      seconds\n    }\n  }\n": typeof types.ShownMessageFragmentDoc,
    "\n  query WebsiteChat($id: ID!, $last: Int!) {\n    website(id: $id) {\n      # First, so that it is never newer than what it stands for.\n      updatesStamp\n      id\n      name\n      address\n      status\n      currentRevision\n      publishedAt\n      canWrite\n      isUnclaimed\n      ...StaffDocument\n      keptUntil\n      siteImport {\n        id\n        address\n        templateId\n      }\n      canUndo\n      canRedo\n      previewToken\n      document\n      suggestions\n      greeting\n      messages(last: $last) {\n        ...ShownMessage\n      }\n      turn {\n        ...ShownTurn\n      }\n    }\n  }\n": typeof types.WebsiteChatDocument,
    "\n  query EarlierMessages($id: ID!, $last: Int!, $before: ID!) {\n    website(id: $id) {\n      id\n      messages(last: $last, before: $before) {\n        ...ShownMessage\n      }\n    }\n  }\n": typeof types.EarlierMessagesDocument,
    "\n  mutation SendChatMessage($input: SendChatMessageInput!) {\n    sendChatMessage(input: $input) {\n      message {\n        id\n        state\n      }\n    }\n  }\n": typeof types.SendChatMessageDocument,
    "\n  mutation UndoChatMessage($id: ID!) {\n    undoChatMessage(id: $id) {\n      message {\n        id\n      }\n    }\n  }\n": typeof types.UndoChatMessageDocument,
    "\n  mutation CancelChatMessage($id: ID!) {\n    cancelChatMessage(id: $id) {\n      message {\n        id\n      }\n    }\n  }\n": typeof types.CancelChatMessageDocument,
    "\n  query UnclaimedIds {\n    unclaimedWebsites {\n      id\n    }\n    siteImports {\n      id\n    }\n  }\n": typeof types.UnclaimedIdsDocument,
    "\n  fragment DomainStand on Domain {\n    id\n    name\n    displayName\n    state\n    isResting\n    failingSince\n    website {\n      id\n      name\n      status\n      address\n    }\n  }\n": typeof types.DomainStandFragmentDoc,
    "\n  fragment DomainDetails on Domain {\n    ...DomainStand\n    method\n    isProved\n    primary\n    address\n    stamp\n    createdAt\n    checkedAt\n    nextCheckAt\n    records {\n      purpose\n      host\n      type\n      expected\n      found\n      state\n      isRequired\n    }\n    diagnoses {\n      code\n      severity\n      title\n      detail\n      nextStep\n    }\n    nameservers {\n      name\n      answers\n    }\n    keptRecords {\n      type\n      host\n      value\n    }\n    certificate {\n      issuer\n      validFrom\n      validTo\n      names\n    }\n    history {\n      id\n      kind\n      text\n      detail\n      at\n    }\n  }\n": typeof types.DomainDetailsFragmentDoc,
    "\n  query Domain($id: ID!) {\n    viewer {\n      id\n      domain(id: $id) {\n        ...DomainDetails\n      }\n    }\n  }\n": typeof types.DomainDocument,
    "\n  mutation CheckDomain($id: ID!) {\n    checkDomain(id: $id) {\n      id\n      displayName\n    }\n  }\n": typeof types.CheckDomainDocument,
    "\n  mutation ConnectDomain($id: ID!, $websiteId: ID!, $primary: DomainPrimary!) {\n    connectDomain(id: $id, websiteId: $websiteId, primary: $primary) {\n      id\n      displayName\n      website {\n        id\n        name\n      }\n    }\n  }\n": typeof types.ConnectDomainDocument,
    "\n  mutation DisconnectDomain($id: ID!) {\n    disconnectDomain(id: $id) {\n      id\n      displayName\n    }\n  }\n": typeof types.DisconnectDomainDocument,
    "\n  query SubdomainAvailability($websiteId: ID!, $subdomain: String!) {\n    subdomainAvailability(websiteId: $websiteId, subdomain: $subdomain) {\n      subdomain\n      address\n      isFree\n      problem\n      suggestion\n    }\n  }\n": typeof types.SubdomainAvailabilityDocument,
    "\n  mutation ChangeByForm($input: ChangeByFormInput!) {\n    changeByForm(input: $input) {\n      revision\n      values\n      message\n      goTo\n      anchor\n      isQuiet\n      offersUndo\n    }\n  }\n": typeof types.ChangeByFormDocument,
    "\n  fragment StandingAfter on Website {\n    id\n    currentRevision\n    revisions(first: 1) {\n      edges {\n        node {\n          id\n          summary\n        }\n      }\n    }\n  }\n": typeof types.StandingAfterFragmentDoc,
    "\n  mutation UndoChange($id: ID!) {\n    undoChange(id: $id) {\n      ...StandingAfter\n    }\n  }\n": typeof types.UndoChangeDocument,
    "\n  mutation RedoChange($id: ID!) {\n    redoChange(id: $id) {\n      ...StandingAfter\n    }\n  }\n": typeof types.RedoChangeDocument,
    "\n  mutation RestoreRevision($id: ID!, $number: Int!, $sectionId: ID) {\n    restoreRevision(id: $id, number: $number, sectionId: $sectionId) {\n      id\n      currentRevision\n    }\n  }\n": typeof types.RestoreRevisionDocument,
    "\n  mutation PublishWebsite($id: ID!) {\n    publishWebsite(id: $id) {\n      id\n      currentRevision\n      address\n    }\n  }\n": typeof types.PublishWebsiteDocument,
    "\n  mutation UnpublishWebsite($id: ID!) {\n    unpublishWebsite(id: $id) {\n      id\n      currentRevision\n    }\n  }\n": typeof types.UnpublishWebsiteDocument,
    "\n  mutation CreateShareLink($websiteId: ID!, $days: Int) {\n    createShareLink(websiteId: $websiteId, days: $days) {\n      id\n    }\n  }\n": typeof types.CreateShareLinkDocument,
    "\n  mutation RevokeShareLink($id: ID!) {\n    revokeShareLink(id: $id) {\n      id\n    }\n  }\n": typeof types.RevokeShareLinkDocument,
    "\n  mutation RegenerateSection($websiteId: ID!, $sectionId: ID!) {\n    regenerateSection(websiteId: $websiteId, sectionId: $sectionId) {\n      website {\n        id\n        currentRevision\n      }\n      message {\n        id\n        state\n        text\n      }\n    }\n  }\n": typeof types.RegenerateSectionDocument,
    "\n  query SectionLibrary {\n    sectionLibrary {\n      kind\n      isOn\n      variantsOff\n      sample\n      version\n    }\n  }\n": typeof types.SectionLibraryDocument,
    "\n  mutation ChangeSubdomain($id: ID!, $seen: String, $subdomain: String!) {\n    changeSubdomain(id: $id, seen: $seen, subdomain: $subdomain) {\n      id\n      address\n    }\n  }\n": typeof types.ChangeSubdomainDocument,
    "\n  mutation SetSearchVisibility($id: ID!, $seen: String, $hidden: Boolean!) {\n    setSearchVisibility(id: $id, seen: $seen, hidden: $hidden) {\n      id\n    }\n  }\n": typeof types.SetSearchVisibilityDocument,
    "\n  mutation SetSitePassword($id: ID!, $seen: String, $password: String) {\n    setSitePassword(id: $id, seen: $seen, password: $password) {\n      id\n    }\n  }\n": typeof types.SetSitePasswordDocument,
    "\n  mutation SetHeadCode($id: ID!, $seen: String, $headCode: String!) {\n    setHeadCode(id: $id, seen: $seen, headCode: $headCode) {\n      id\n    }\n  }\n": typeof types.SetHeadCodeDocument,
    "\n  mutation SetTrainingConsent($id: ID!, $seen: String, $on: Boolean!) {\n    setTrainingConsent(id: $id, seen: $seen, on: $on) {\n      id\n    }\n  }\n": typeof types.SetTrainingConsentDocument,
    "\n  mutation SetNotifications($id: ID!, $seen: String, $on: Boolean!, $address: String!) {\n    setNotifications(id: $id, seen: $seen, on: $on, address: $address) {\n      id\n      settings {\n        notifyPending\n      }\n    }\n  }\n": typeof types.SetNotificationsDocument,
    "\n  mutation ConfirmNotifyAddress($id: ID!, $code: String!) {\n    confirmNotifyAddress(id: $id, code: $code) {\n      id\n      settings {\n        notifyAddress\n      }\n    }\n  }\n": typeof types.ConfirmNotifyAddressDocument,
    "\n  mutation DuplicateAsDraft($id: ID!) {\n    duplicateWebsite(id: $id) {\n      id\n      name\n    }\n  }\n": typeof types.DuplicateAsDraftDocument,
    "\n  fragment StaffDocument on Website {\n    purpose\n    templateEdited {\n      id\n      name\n    }\n    templateTried {\n      id\n      name\n    }\n  }\n": typeof types.StaffDocumentFragmentDoc,
    "\n  query WebsiteHeader($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      address\n      status\n      canWrite\n      isUnclaimed\n      ...StaffDocument\n    }\n  }\n": typeof types.WebsiteHeaderDocument,
    "\n  query PublicCard($id: ID!) {\n    publicWebsite(id: $id) {\n      id\n      name\n      tagline\n      address\n    }\n  }\n": typeof types.PublicCardDocument,
    "\n  query CurrentUser {\n    redwood {\n      currentUser\n    }\n  }\n": typeof types.CurrentUserDocument,
    "\n  query McpKey {\n    viewer {\n      id\n    }\n  }\n": typeof types.McpKeyDocument,
    "\n  query McpWebsites($first: Int, $after: String, $search: String) {\n    viewer {\n      id\n      websites(first: $first, after: $after, search: $search) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            status\n            address\n            language\n            currentRevision\n            updatedAt\n          }\n        }\n      }\n    }\n  }\n": typeof types.McpWebsitesDocument,
    "\n  query McpWebsite($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      status\n      address\n      currentRevision\n      canUndo\n      canRedo\n      document\n      unpublishedChanges\n      turn {\n        messageId\n        note\n      }\n    }\n  }\n": typeof types.McpWebsiteDocument,
    "\n  query McpReading($id: ID!) {\n    website(id: $id) {\n      id\n      understood {\n        fact\n        label\n        value\n      }\n    }\n  }\n": typeof types.McpReadingDocument,
    "\n  query McpPreview($id: ID!) {\n    website(id: $id) {\n      id\n      previewToken\n    }\n  }\n": typeof types.McpPreviewDocument,
    "\n  query McpLibrary {\n    sectionLibrary {\n      kind\n      isOn\n      variantsOff\n    }\n  }\n": typeof types.McpLibraryDocument,
    "\n  mutation McpCreate($input: CreateWebsiteInput!) {\n    createWebsite(input: $input) {\n      id\n      name\n      status\n      address\n      currentRevision\n      canUndo\n      canRedo\n      document\n      unpublishedChanges\n      understood {\n        label\n        value\n      }\n      turn {\n        messageId\n        note\n      }\n    }\n  }\n": typeof types.McpCreateDocument,
    "\n  mutation McpChange($input: ChangeWebsiteInput!) {\n    changeWebsite(input: $input) {\n      id\n      currentRevision\n      revisions(first: 1) {\n        edges {\n          node {\n            number\n            summary\n          }\n        }\n      }\n    }\n  }\n": typeof types.McpChangeDocument,
    "\n  mutation McpUndo($id: ID!) {\n    undoChange(id: $id) {\n      id\n      currentRevision\n      canUndo\n      revisions(first: 1) {\n        edges {\n          node {\n            summary\n          }\n        }\n      }\n    }\n  }\n": typeof types.McpUndoDocument,
    "\n  mutation McpRedo($id: ID!) {\n    redoChange(id: $id) {\n      id\n      currentRevision\n      canUndo\n      revisions(first: 1) {\n        edges {\n          node {\n            summary\n          }\n        }\n      }\n    }\n  }\n": typeof types.McpRedoDocument,
    "\n  mutation McpAsk($input: SendChatMessageInput!) {\n    sendChatMessage(input: $input) {\n      website {\n        id\n        currentRevision\n      }\n      message {\n        id\n        state\n        text\n        changes\n        choices {\n          label\n          message\n        }\n      }\n    }\n  }\n": typeof types.McpAskDocument,
    "\n  query McpAnswer($id: ID!) {\n    website(id: $id) {\n      id\n      currentRevision\n      turn {\n        messageId\n        note\n        step\n      }\n      messages(last: 6) {\n        id\n        state\n        text\n        changes\n        choices {\n          label\n          message\n        }\n      }\n    }\n  }\n": typeof types.McpAnswerDocument,
    "\n  mutation McpPublish($id: ID!) {\n    publishWebsite(id: $id) {\n      id\n      name\n      address\n      publishedRevision\n    }\n  }\n": typeof types.McpPublishDocument,
    "\n  query McpPictures($id: ID!, $after: String) {\n    website(id: $id) {\n      id\n      assets(first: 20, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            alt\n            width\n            height\n            generated {\n              model\n            }\n          }\n        }\n      }\n      photoSources\n      pictureGenerator {\n        left\n      }\n    }\n  }\n": typeof types.McpPicturesDocument,
    "\n  query McpFindPhotos($website: ID!, $words: String!, $page: Int) {\n    searchPhotos(websiteId: $website, text: $words, page: $page) {\n      hasMore\n      photos {\n        id\n        width\n        height\n        preview\n        credit {\n          author\n          source\n        }\n      }\n    }\n  }\n": typeof types.McpFindPhotosDocument,
    "\n  mutation McpTakePhoto($website: ID!, $photo: ID!) {\n    takePhoto(websiteId: $website, id: $photo) {\n      id\n      alt\n      width\n      height\n    }\n  }\n": typeof types.McpTakePhotoDocument,
    "\n  mutation McpGenerate($website: ID!, $prompt: String!, $shape: PictureShape!) {\n    generatePicture(websiteId: $website, prompt: $prompt, shape: $shape) {\n      id\n    }\n  }\n": typeof types.McpGenerateDocument,
    "\n  query McpGenerating($id: ID!) {\n    website(id: $id) {\n      id\n      pictureGenerator {\n        latest {\n          id\n          state\n          note\n          done\n          picture {\n            id\n            alt\n            width\n            height\n          }\n        }\n      }\n    }\n  }\n": typeof types.McpGeneratingDocument,
    "\n  fragment PictureFile on AssetVariant {\n    file\n    format\n    use\n    width\n  }\n": typeof types.PictureFileFragmentDoc,
    "\n  fragment Picture on Asset {\n    id\n    name\n    alt\n    width\n    height\n    focus\n    crop\n    look {\n      sharpness\n      entropy\n    }\n    credit {\n      author\n      authorUrl\n      source\n      sourceUrl\n      licence\n    }\n    generated {\n      prompt\n      model\n    }\n    variants {\n      ...PictureFile\n    }\n  }\n": typeof types.PictureFragmentDoc,
    "\n  mutation UploadAsset($input: UploadAssetInput!) {\n    uploadAsset(input: $input) {\n      ...Picture\n    }\n  }\n": typeof types.UploadAssetDocument,
    "\n  mutation UpdateAsset($input: UpdateAssetInput!) {\n    updateAsset(input: $input) {\n      id\n      name\n    }\n  }\n": typeof types.UpdateAssetDocument,
    "\n  mutation RemoveAsset($websiteId: ID!, $id: ID!) {\n    removeAsset(websiteId: $websiteId, id: $id) {\n      id\n      name\n    }\n  }\n": typeof types.RemoveAssetDocument,
    "\n  mutation RestoreAsset($websiteId: ID!, $id: ID!) {\n    restoreAsset(websiteId: $websiteId, id: $id) {\n      id\n      name\n    }\n  }\n": typeof types.RestoreAssetDocument,
    "\n  query Library($id: ID!, $first: Int!, $after: String) {\n    website(id: $id) {\n      id\n      mediaRoom {\n        used\n        limit\n      }\n      photoSources\n      pictureGenerator {\n        ...Generator\n      }\n      assets(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            ...Picture\n            bytes\n            state\n            createdAt\n          }\n        }\n      }\n    }\n  }\n": typeof types.LibraryDocument,
    "\n  query Media($id: ID!, $token: String, $ids: [ID!]!) {\n    website(id: $id, previewToken: $token) {\n      id\n      media(ids: $ids) {\n        id\n        files {\n          ...PictureFile\n        }\n      }\n    }\n  }\n": typeof types.MediaDocument,
    "\n  query AssetFileBody($id: ID!, $file: String!, $token: String) {\n    assetFile(websiteId: $id, file: $file, previewToken: $token) {\n      contentType\n      body\n    }\n  }\n": typeof types.AssetFileBodyDocument,
    "\n  query OriginalFile($websiteId: ID!, $id: ID!) {\n    originalFile(websiteId: $websiteId, id: $id) {\n      contentType\n      name\n      body\n    }\n  }\n": typeof types.OriginalFileDocument,
    "\n  fragment Generator on PictureGenerator {\n    left\n    latest {\n      id\n      prompt\n      shape\n      state\n      note\n      done\n      total\n      picture {\n        id\n        name\n      }\n    }\n  }\n": typeof types.GeneratorFragmentDoc,
    "\n  mutation GeneratePicture($websiteId: ID!, $prompt: String!, $shape: PictureShape!) {\n    generatePicture(websiteId: $websiteId, prompt: $prompt, shape: $shape) {\n      id\n    }\n  }\n": typeof types.GeneratePictureDocument,
    "\n  mutation CancelGeneratedPicture($id: ID!) {\n    cancelGeneratedPicture(id: $id) {\n      id\n      note\n    }\n  }\n": typeof types.CancelGeneratedPictureDocument,
    "\n  mutation ForgetGeneratedPicture($id: ID!) {\n    forgetGeneratedPicture(id: $id) {\n      id\n    }\n  }\n": typeof types.ForgetGeneratedPictureDocument,
    "\n  mutation TakePhoto($websiteId: ID!, $id: ID!) {\n    takePhoto(websiteId: $websiteId, id: $id) {\n      id\n      credit {\n        author\n        source\n      }\n    }\n  }\n": typeof types.TakePhotoDocument,
    "\n  query SearchPhotos($id: ID!, $text: String!, $page: Int!) {\n    searchPhotos(websiteId: $id, text: $text, page: $page) {\n      hasMore\n      photos {\n        id\n        width\n        height\n        preview\n        credit {\n          author\n          authorUrl\n          source\n          sourceUrl\n        }\n      }\n    }\n  }\n": typeof types.SearchPhotosDocument,
    "\n  query AccountToExport {\n    viewer {\n      id\n      name\n      email\n      picture\n      roles\n      createdAt\n      plan {\n        label\n      }\n      billingRecords\n      accessKeys {\n        name\n        scope\n        website {\n          id\n          name\n        }\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n      websiteCount\n      deletedWebsites(first: 0) {\n        totalCount\n      }\n    }\n  }\n": typeof types.AccountToExportDocument,
    "\n  query WebsiteToExport($after: String) {\n    viewer {\n      id\n      websites(first: 1, after: $after, sort: CREATED) {\n        pageInfo {\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            subdomain\n            address\n            language\n            status\n            createdAt\n            updatedAt\n            publishedAt\n            document\n            records\n          }\n        }\n      }\n    }\n  }\n": typeof types.WebsiteToExportDocument,
    "\n  query DeletedWebsiteToExport($after: String) {\n    viewer {\n      id\n      deletedWebsites(first: 1, after: $after) {\n        pageInfo {\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            subdomain\n            address\n            language\n            createdAt\n            updatedAt\n            deletedAt\n            purgeAt\n            document\n            records\n          }\n        }\n      }\n    }\n  }\n": typeof types.DeletedWebsiteToExportDocument,
    "\n  query DomainToExport($after: String) {\n    viewer {\n      id\n      domains(first: 1, after: $after) {\n        pageInfo {\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            state\n            method\n            primary\n            createdAt\n            website {\n              id\n              name\n            }\n            history {\n              at\n              text\n              detail\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.DomainToExportDocument,
    "\n  query OriginalToExport($websiteId: ID!, $id: ID!) {\n    originalFile(websiteId: $websiteId, id: $id) {\n      name\n      body\n    }\n  }\n": typeof types.OriginalToExportDocument,
    "\n  query SentFileToExport($submission: ID!, $file: ID!) {\n    submissionFile(submission: $submission, file: $file) {\n      name\n      body\n    }\n  }\n": typeof types.SentFileToExportDocument,
    "\n  mutation GetStripeCustomerPortalSessionUrlMutation {\n    getStripeCustomerPortalSessionUrl\n  }\n": typeof types.GetStripeCustomerPortalSessionUrlMutationDocument,
    "\n  mutation ExportBlogPosts($id: ID!) {\n    exportBlogPosts(websiteId: $id) {\n      fileName\n      archive\n    }\n  }\n": typeof types.ExportBlogPostsDocument,
    "\n  mutation ImportBlogPosts($id: ID!, $archive: String!) {\n    importBlogPosts(websiteId: $id, archive: $archive) {\n      id\n    }\n  }\n": typeof types.ImportBlogPostsDocument,
    "\n  mutation ClaimWebsites($ids: [ID!]!) {\n    claimWebsites(ids: $ids) {\n      id\n      name\n    }\n  }\n": typeof types.ClaimWebsitesDocument,
    "\n  query UnclaimedWebsites {\n    unclaimedWebsites {\n      id\n      name\n      currentRevision\n      updatedAt\n      keptUntil\n      previewToken\n    }\n    siteImports {\n      id\n    }\n    viewer {\n      id\n      websiteCount\n      plan {\n        label\n        websites\n      }\n    }\n  }\n": typeof types.UnclaimedWebsitesDocument,
    "\n  subscription DomainUpdates($id: ID!) {\n    domainUpdates(id: $id) {\n      stamp\n    }\n  }\n": typeof types.DomainUpdatesDocument,
    "\n  mutation AddDomain($name: String!) {\n    addDomain(name: $name) {\n      id\n      displayName\n    }\n  }\n": typeof types.AddDomainDocument,
    "\n  query ChoosableWebsites {\n    viewer {\n      id\n      websites(first: 100, sort: NAME) {\n        edges {\n          node {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.ChoosableWebsitesDocument,
    "\n  query Domains($first: Int, $after: String, $search: String, $isFiltered: Boolean!) {\n    viewer {\n      id\n      plan {\n        label\n        domains\n      }\n      all: domains(first: 1) {\n        totalCount\n      }\n      domains(first: $first, after: $after, search: $search) {\n        totalCount @include(if: $isFiltered)\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            ...DomainStand\n          }\n        }\n      }\n    }\n  }\n": typeof types.DomainsDocument,
    "\n  query DomainOverview($id: ID!) {\n    viewer {\n      id\n      domain(id: $id) {\n        ...DomainDetails\n      }\n      websites(first: 100, sort: NAME) {\n        edges {\n          node {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.DomainOverviewDocument,
    "\n  query NamesOfDomain($id: ID!) {\n    viewer {\n      id\n      domain(id: $id) {\n        id\n        name\n        displayName\n      }\n    }\n  }\n": typeof types.NamesOfDomainDocument,
    "\n  mutation RemoveDomain($id: ID!) {\n    removeDomain(id: $id) {\n      id\n      displayName\n    }\n  }\n": typeof types.RemoveDomainDocument,
    "\n  mutation BuyDomain($name: String!, $websiteId: ID, $shownAmount: Int!) {\n    buyDomain(name: $name, websiteId: $websiteId, shownAmount: $shownAmount) {\n      url\n    }\n  }\n": typeof types.BuyDomainDocument,
    "\n  query SearchDomains($text: String!) {\n    searchDomains(text: $text) {\n      name\n      displayName\n      availability\n      yearly {\n        amount\n        currency\n      }\n      problem\n    }\n  }\n": typeof types.SearchDomainsDocument,
    "\n  query AccessKeys {\n    viewer {\n      id\n      accessKeys {\n        id\n        name\n        scope\n        website {\n          id\n          name\n        }\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n      websites(first: 100, sort: NAME) {\n        edges {\n          node {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.AccessKeysDocument,
    "\n  mutation CreateAccessKey($input: CreateAccessKeyInput!) {\n    createAccessKey(input: $input) {\n      secret\n      key {\n        id\n        name\n      }\n    }\n  }\n": typeof types.CreateAccessKeyDocument,
    "\n  mutation RevokeAccessKey($id: ID!) {\n    revokeAccessKey(id: $id)\n  }\n": typeof types.RevokeAccessKeyDocument,
    "\n  mutation CreateWebsite($input: CreateWebsiteInput!) {\n    createWebsite(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateWebsiteDocument,
    "\n  query Dashboard(\n    $first: Int\n    $after: String\n    $search: String\n    $sort: WebsiteSort\n    $isFiltered: Boolean!\n    $chosen: [ID!]!\n    $isDeleting: Boolean!\n    $deletedFirst: Int\n    $deletedAfter: String\n  ) {\n    viewer {\n      id\n      name\n      email\n      createdAt\n      deletionWord\n      websiteCount\n      plan {\n        label\n        websites\n      }\n      websites(first: $first, after: $after, search: $search, sort: $sort) {\n        totalCount @include(if: $isFiltered)\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            status\n            address\n            visitsIn7Days\n            updatedAt\n            currentRevision\n            previewToken\n          }\n        }\n      }\n      websitesById(ids: $chosen) @include(if: $isDeleting) {\n        id\n        name\n        status\n      }\n      deletedWebsites(first: $deletedFirst, after: $deletedAfter) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            deletedAt\n            purgeAt\n          }\n        }\n      }\n    }\n    siteImports {\n      id\n      address\n    }\n    unclaimedWebsites {\n      id\n      name\n    }\n    failedSiteImport {\n      id\n      address\n      note\n    }\n    templates {\n      id\n      name\n      slug\n      description\n    }\n  }\n": typeof types.DashboardDocument,
    "\n  query ChooseWebsites($first: Int, $after: String, $search: String, $sort: WebsiteSort) {\n    viewer {\n      id\n      websites(first: $first, after: $after, search: $search, sort: $sort) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            status\n            updatedAt\n          }\n        }\n      }\n    }\n  }\n": typeof types.ChooseWebsitesDocument,
    "\n  mutation DeleteAccount($confirm: String!) {\n    deleteAccount(confirm: $confirm)\n  }\n": typeof types.DeleteAccountDocument,
    "\n  query TemplatesToChoose {\n    templates {\n      id\n      name\n    }\n  }\n": typeof types.TemplatesToChooseDocument,
    "\n  mutation DuplicateWebsite($id: ID!) {\n    duplicateWebsite(id: $id) {\n      id\n      name\n    }\n  }\n": typeof types.DuplicateWebsiteDocument,
    "\n  mutation DeleteWebsites($ids: [ID!]!) {\n    deleteWebsites(ids: $ids) {\n      id\n      name\n    }\n  }\n": typeof types.DeleteWebsitesDocument,
    "\n  mutation RestoreWebsites($ids: [ID!]!) {\n    restoreWebsites(ids: $ids) {\n      id\n      name\n    }\n  }\n": typeof types.RestoreWebsitesDocument,
    "\n  query Purchase($checkoutId: String, $id: ID) {\n    viewer {\n      purchase(checkoutId: $checkoutId, id: $id) {\n        id\n        kind\n        subject\n        state\n        amount\n        currency\n        problem\n        from\n        returnTo\n        domain {\n          id\n          displayName\n          website {\n            name\n          }\n        }\n      }\n      plans {\n        plan {\n          id\n          label\n        }\n      }\n    }\n  }\n": typeof types.PurchaseDocument,
    "\n  mutation CreateFromTemplate($input: CreateWebsiteInput!) {\n    createWebsite(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateFromTemplateDocument,
    "\n  mutation CreateUnclaimedFromTemplate($input: CreateUnclaimedWebsiteInput!) {\n    createUnclaimedWebsite(input: $input) {\n      id\n    }\n  }\n": typeof types.CreateUnclaimedFromTemplateDocument,
    "\n  query EditedTemplates($first: Int, $after: String, $search: String, $state: TemplateState) {\n    adminTemplates(first: $first, after: $after, search: $search, state: $state) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          name\n          slug\n          category\n          builderNumber\n          published\n          retiredAt\n          isChanged\n          version\n        }\n      }\n    }\n  }\n": typeof types.EditedTemplatesDocument,
    "\n  query EditedTemplate($id: ID!) {\n    adminTemplate(id: $id) {\n      id\n      name\n      slug\n      category\n      description\n      builderNumber\n      published\n      retiredAt\n      design\n      websiteCount\n      version\n      versionInUse\n      isChanged\n      document\n      draft {\n        id\n        currentRevision\n        updatedAt\n        previewToken\n        document\n      }\n      versions {\n        number\n        madeBy\n        createdAt\n      }\n    }\n  }\n": typeof types.EditedTemplateDocument,
    "\n  mutation EditTemplate($id: ID!) {\n    editTemplate(id: $id) {\n      id\n      draft {\n        id\n      }\n    }\n  }\n": typeof types.EditTemplateDocument,
    "\n  mutation PutTemplateIntoUse($id: ID!, $revision: Int!, $seen: Int!) {\n    putTemplateIntoUse(id: $id, revision: $revision, seen: $seen) {\n      id\n      name\n      versionInUse\n    }\n  }\n": typeof types.PutTemplateIntoUseDocument,
    "\n  mutation ReturnTemplateTo($id: ID!, $number: Int!, $seen: Int!) {\n    returnTemplateTo(id: $id, number: $number, seen: $seen) {\n      id\n      name\n      versionInUse\n    }\n  }\n": typeof types.ReturnTemplateToDocument,
    "\n  query TemplateDocuments {\n    templates {\n      id\n      document\n    }\n  }\n": typeof types.TemplateDocumentsDocument,
    "\n  query StaffTemplateDocument($id: ID!) {\n    adminTemplate(id: $id) {\n      id\n      document\n    }\n  }\n": typeof types.StaffTemplateDocumentDocument,
    "\n  query TemplatePreview($builderNumber: Int!, $name: String!, $description: String!, $seed: Int!) {\n    templatePreview(builderNumber: $builderNumber, name: $name, description: $description, seed: $seed)\n  }\n": typeof types.TemplatePreviewDocument,
    "\n  query TrainingConsent($id: ID!) {\n    website(id: $id) {\n      id\n      trainingConsent {\n        given\n        version\n      }\n    }\n  }\n": typeof types.TrainingConsentDocument,
    "\n  query WebsiteToDelete($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      status\n      address\n      canWrite\n    }\n  }\n": typeof types.WebsiteToDeleteDocument,
    "\n  mutation DeleteByName($id: ID!, $name: String!) {\n    deleteWebsite(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n": typeof types.DeleteByNameDocument,
    "\n  query DraftOfForm($id: ID!, $base: Int) {\n    website(id: $id) {\n      id\n      canWrite\n      currentRevision\n      previewToken\n      document\n    }\n    base: website(id: $id) {\n      id\n      document(revision: $base)\n    }\n  }\n": typeof types.DraftOfFormDocument,
    "\n  subscription WebsiteUpdates($id: ID!) {\n    websiteUpdates(id: $id) {\n      stamp\n      tasks\n      posts\n      turn {\n        ...ShownTurn\n      }\n    }\n  }\n": typeof types.WebsiteUpdatesDocument,
    "\n  mutation ExportWebsite($id: ID!) {\n    exportWebsite(id: $id) {\n      fileName\n      archive\n    }\n  }\n": typeof types.ExportWebsiteDocument,
    "\n  mutation ImportWebsite($input: ImportWebsiteInput!) {\n    importWebsite(input: $input) {\n      id\n      name\n      settings {\n        headCode\n      }\n    }\n  }\n": typeof types.ImportWebsiteDocument,
    "\n  query Draft($id: ID!, $token: String, $revision: Int, $turn: ID, $needsToken: Boolean!) {\n    website(id: $id, previewToken: $token) {\n      id\n      document(revision: $revision, turn: $turn)\n      previewToken @include(if: $needsToken)\n    }\n  }\n": typeof types.DraftDocument,
    "\n  query DraftOfPost($id: ID!, $post: ID!) {\n    website(id: $id) {\n      id\n      document\n      previewToken\n      blog {\n        post(id: $post) {\n          id\n          title\n          slug\n          excerpt\n          tags\n          author\n          cover\n          publishAt\n          html\n        }\n      }\n    }\n  }\n": typeof types.DraftOfPostDocument,
    "\n  query WebsiteDomains($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      subdomain\n      address\n      canWrite\n      domains {\n        ...DomainDetails\n      }\n    }\n    viewer {\n      id\n      connectedDomainCount\n      plan {\n        label\n        domains\n      }\n      domains(first: 100) {\n        edges {\n          node {\n            id\n            displayName\n            state\n            website {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.WebsiteDomainsDocument,
    "\n  query WebsiteSettings($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      subdomain\n      address\n      status\n      canWrite\n      isUnclaimed\n      siteImport {\n        id\n        address\n        templateId\n      }\n      currentRevision\n      document\n      mediaRoom {\n        used\n      }\n      settings {\n        hiddenFromSearch\n        hasPassword\n        headCode\n        notifyOwner\n        notifyAddress\n        notifyPending\n        accountAddress\n        formerAddresses\n        mayHavePassword\n        mayHaveHeadCode\n        versions {\n          address\n          visibility\n          password\n          headCode\n          notifications\n        }\n      }\n    }\n  }\n": typeof types.WebsiteSettingsDocument,
    "\n  query WebsiteEditor($id: ID!, $history: Int!, $after: String, $share: Boolean!, $isForm: Boolean!) {\n    website(id: $id) {\n      # First, so that it is never newer than what it stands for.\n      updatesStamp\n      turn {\n        messageId\n        note\n        changes\n        page\n        pages {\n          title\n          path\n        }\n        step\n      }\n      id\n      name\n      address\n      status\n      currentRevision\n      publishedAt\n      publishedByKey\n      publishedRevision\n      canWrite\n      isUnclaimed\n      ...StaffDocument\n      keptUntil\n      siteImport @include(if: $isForm) {\n        id\n      }\n      canUndo\n      canRedo\n      previewToken\n      document\n      shareLinks @include(if: $share) {\n        id\n        token\n        createdAt\n        expiresAt\n      }\n      revisions(first: $history, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            number\n            createdAt\n            author\n            keyName\n            source\n            summary\n          }\n        }\n      }\n    }\n  }\n": typeof types.WebsiteEditorDocument,
    "\n  query OlderDocument($id: ID!, $revision: Int!) {\n    website(id: $id) {\n      id\n      document(revision: $revision)\n    }\n  }\n": typeof types.OlderDocumentDocument,
    "\n  query Visits($id: ID!, $days: Int!) {\n    website(id: $id) {\n      id\n      visits(days: $days) {\n        days {\n          name\n          visits\n        }\n        pages {\n          name\n          visits\n        }\n        referrers {\n          name\n          visits\n        }\n      }\n    }\n  }\n": typeof types.VisitsDocument,
    "\n  query Waitlist($id: ID!, $last: Int!) {\n    website(id: $id) {\n      id\n      name\n      address\n      status\n      waitlist {\n        on\n        heading\n        intro\n        when\n        askName\n        button\n        thanks\n        version\n        entries\n        kept\n        days(last: $last) {\n          name\n          entries\n        }\n      }\n    }\n  }\n": typeof types.WaitlistDocument,
    "\n  mutation SaveWaitlist($id: ID!, $input: WaitlistInput!, $seen: String) {\n    saveWaitlist(id: $id, input: $input, seen: $seen) {\n      id\n      status\n      waitlist {\n        on\n      }\n    }\n  }\n": typeof types.SaveWaitlistDocument,
    "\n  query WebsiteAsItCame($id: ID!) {\n    website(id: $id) {\n      id\n      document(revision: 1)\n      siteImport {\n        id\n        report\n      }\n    }\n  }\n": typeof types.WebsiteAsItCameDocument,
    "\n  mutation BeginSiteImport($input: BeginSiteImportInput!) {\n    beginSiteImport(input: $input) {\n      id\n    }\n  }\n": typeof types.BeginSiteImportDocument,
    "\n  mutation CancelSiteImport($id: ID!) {\n    cancelSiteImport(id: $id) {\n      id\n    }\n  }\n": typeof types.CancelSiteImportDocument,
    "\n  mutation DismissSiteImport($id: ID!) {\n    dismissSiteImport(id: $id) {\n      id\n    }\n  }\n": typeof types.DismissSiteImportDocument,
    "\n  query ReadSiteImport($id: ID!) {\n    siteImport(id: $id) {\n      id\n      address\n      templateId\n      state\n      note\n      done\n      total\n      report\n      website {\n        id\n        name\n        currentRevision\n        previewToken\n        canWrite\n      }\n    }\n  }\n": typeof types.ReadSiteImportDocument,
    "\n  query Submissions($id: ID!, $first: Int!, $after: String, $kinds: [FormKind!], $search: String, $spam: Boolean!) {\n    website(id: $id) {\n      id\n      subdomain\n      submissions(first: $first, after: $after, kinds: $kinds, search: $search, spam: $spam) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            kind\n            name\n            email\n            phone\n            message\n            answers {\n              label\n              value\n              file\n            }\n            spam\n            createdAt\n            unsubscribeAddress\n          }\n        }\n      }\n    }\n  }\n": typeof types.SubmissionsDocument,
    "\n  mutation MarkSubmission($id: ID!, $spam: Boolean!) {\n    markSubmission(id: $id, spam: $spam) {\n      id\n      spam\n    }\n  }\n": typeof types.MarkSubmissionDocument,
    "\n  mutation DeleteSubmission($id: ID!) {\n    deleteSubmission(id: $id) {\n      id\n    }\n  }\n": typeof types.DeleteSubmissionDocument,
    "\n  query SubmissionFile($submission: ID!, $file: ID!) {\n    submissionFile(submission: $submission, file: $file) {\n      name\n      body\n    }\n  }\n": typeof types.SubmissionFileDocument,
    "\n  query AnswerLabels($id: ID!) {\n    website(id: $id) {\n      id\n      answerLabels\n    }\n  }\n": typeof types.AnswerLabelsDocument,
    "\n  query UnderstoodOfWebsite($id: ID!) {\n    website(id: $id) {\n      id\n      understood {\n        fact\n        label\n        value\n      }\n    }\n  }\n": typeof types.UnderstoodOfWebsiteDocument,
    "\n  query WebsiteAccess($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      canWrite\n    }\n  }\n": typeof types.WebsiteAccessDocument,
};
const documents: Documents = {
    "\n  query ChatTemplates($first: Int, $after: String, $search: String, $purpose: ChatPurpose, $state: ChatTemplateState) {\n    chatTemplates(first: $first, after: $after, search: $search, purpose: $purpose, state: $state) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          name\n          purpose\n          isActive\n          model\n          version\n          updatedAt\n        }\n      }\n    }\n  }\n": types.ChatTemplatesDocument,
    "\n  query ChatTemplate($id: ID!, $first: Int, $after: String) {\n    chatTemplate(id: $id) {\n      id\n      name\n      purpose\n      prompt\n      greeting\n      suggestions\n      model\n      temperature\n      exampleCount\n      isActive\n      liveVersion\n      countedBefore {\n        id\n        name\n        version\n      }\n      versionsUsed {\n        version\n        turns\n        failed\n        undone\n        refused\n      }\n      warning\n      needsModel\n      example {\n        website\n        isOwn\n        variables {\n          name\n          meaning\n          value\n        }\n        prompt\n        greeting\n        suggestions\n      }\n      createdAt\n      updatedAt\n      updatedBy\n      version\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": types.ChatTemplateDocument,
    "\n  query ChatTemplateVersion($id: ID!, $number: Int!) {\n    chatTemplate(id: $id) {\n      id\n      versionAt(number: $number) {\n        number\n        name\n        prompt\n        greeting\n        suggestions\n        model\n        temperature\n        exampleCount\n        madeBy\n        createdAt\n      }\n    }\n  }\n": types.ChatTemplateVersionDocument,
    "\n  query ModelChoices {\n    pricedModels\n    tunedModels {\n      name\n    }\n  }\n": types.ModelChoicesDocument,
    "\n  mutation CreateChatTemplate($purpose: ChatPurpose!, $input: ChatTemplateInput!) {\n    createChatTemplate(purpose: $purpose, input: $input) {\n      id\n    }\n  }\n": types.CreateChatTemplateDocument,
    "\n  mutation UpdateChatTemplate($id: ID!, $input: ChatTemplateInput!, $version: Int!) {\n    updateChatTemplate(id: $id, input: $input, version: $version) {\n      id\n    }\n  }\n": types.UpdateChatTemplateDocument,
    "\n  mutation ActivateChatTemplate($id: ID!, $reason: String) {\n    activateChatTemplate(id: $id, reason: $reason) {\n      id\n      name\n    }\n  }\n": types.ActivateChatTemplateDocument,
    "\n  mutation GoBackFromChatTemplate($id: ID!) {\n    goBackFromChatTemplate(id: $id) {\n      id\n      name\n      liveVersion\n    }\n  }\n": types.GoBackFromChatTemplateDocument,
    "\n  mutation DeleteChatTemplate($id: ID!) {\n    deleteChatTemplate(id: $id) {\n      id\n    }\n  }\n": types.DeleteChatTemplateDocument,
    "\n  query ChatTrial($id: ID!) {\n    chatTemplate(id: $id) {\n      id\n      name\n      purpose\n      version\n      liveVersion\n      needsModel\n      trial {\n        sample\n        website {\n          id\n        }\n      }\n    }\n    chatTrialSamples {\n      name\n      trade\n    }\n  }\n": types.ChatTrialDocument,
    "\n  mutation StartChatTrial($templateId: ID!, $sample: String!) {\n    startChatTrial(templateId: $templateId, sample: $sample) {\n      sample\n    }\n  }\n": types.StartChatTrialDocument,
    "\n  query Examples(\n    $first: Int\n    $after: String\n    $search: String\n    $state: ExampleState\n    $source: ExampleSource\n    $split: ExampleSplit\n    $kind: ExampleKind\n    $tag: String\n  ) {\n    examples(\n      first: $first\n      after: $after\n      search: $search\n      state: $state\n      source: $source\n      split: $split\n      kind: $kind\n      tag: $tag\n    ) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          kind\n          words\n          answer {\n            calls\n            reply\n          }\n          tags\n          source\n          score\n          state\n          split\n          createdAt\n        }\n      }\n    }\n  }\n": types.ExamplesDocument,
    "\n  query ExampleTags {\n    exampleTags\n  }\n": types.ExampleTagsDocument,
    "\n  fragment ExampleEntry on Example {\n    id\n    kind\n    task\n    words\n    document\n    before\n    answer {\n      calls\n      reply\n    }\n    other {\n      calls\n      reply\n    }\n    tags\n    source\n    replaced {\n      kind\n      standIn\n      times\n    }\n    score\n    state\n    isShown\n    split\n    alike {\n      id\n      words\n      state\n      answer {\n        calls\n        reply\n      }\n    }\n    version\n    createdAt\n    createdBy\n    updatedAt\n    updatedBy\n  }\n": types.ExampleEntryFragmentDoc,
    "\n  query Example($id: ID!, $first: Int, $after: String) {\n    example(id: $id) {\n      ...ExampleEntry\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": types.ExampleDocument,
    "\n  mutation CreateExample($input: NewExampleInput!) {\n    createExample(input: $input) {\n      id\n    }\n  }\n": types.CreateExampleDocument,
    "\n  mutation UpdateExample($id: ID!, $input: ExampleInput!, $version: Int) {\n    updateExample(id: $id, input: $input, version: $version) {\n      id\n    }\n  }\n": types.UpdateExampleDocument,
    "\n  mutation DeleteExample($id: ID!) {\n    deleteExample(id: $id) {\n      id\n    }\n  }\n": types.DeleteExampleDocument,
    "\n  mutation JudgeExamples($ids: [ID!]!, $state: ExampleState!) {\n    judgeExamples(ids: $ids, state: $state) {\n      id\n      count\n    }\n  }\n": types.JudgeExamplesDocument,
    "\n  mutation CreateExamplesFromWebsite($website: String!) {\n    createExamplesFromWebsite(website: $website) {\n      added\n      known\n      leftOut\n    }\n  }\n": types.CreateExamplesFromWebsiteDocument,
    "\n  mutation UndoJudging($id: ID!) {\n    undoJudging(id: $id) {\n      count\n    }\n  }\n": types.UndoJudgingDocument,
    "\n  fragment ImportReport on ExampleImport {\n    id\n    fileName\n    isTrial\n    lines\n    added\n    known\n    wrong\n    isWhole\n    createdAt\n    createdBy\n  }\n": types.ImportReportFragmentDoc,
    "\n  query ExampleImport($id: ID!) {\n    exampleImport(id: $id) {\n      ...ImportReport\n      problems {\n        line\n        reason\n      }\n    }\n  }\n": types.ExampleImportDocument,
    "\n  query ExampleImports {\n    exampleImports {\n      ...ImportReport\n    }\n  }\n": types.ExampleImportsDocument,
    "\n  mutation BeginExampleImport($input: ExampleImportInput!) {\n    beginExampleImport(input: $input) {\n      id\n    }\n  }\n": types.BeginExampleImportDocument,
    "\n  mutation ImportExampleLines($id: ID!, $part: ExampleLinesInput!) {\n    importExampleLines(id: $id, part: $part) {\n      lines\n    }\n  }\n": types.ImportExampleLinesDocument,
    "\n  query ExampleExports {\n    exampleExports {\n      id\n      kind\n      filter\n      count\n      withdrawn\n      createdAt\n      createdBy\n    }\n    exampleTags\n  }\n": types.ExampleExportsDocument,
    "\n  mutation ExportExamples($input: ExampleExportInput!, $export: ID, $after: String) {\n    exportExamples(input: $input, export: $export, after: $after) {\n      export {\n        id\n        createdAt\n      }\n      lines\n      after\n    }\n  }\n": types.ExportExamplesDocument,
    "\n  fragment LiveExamples on ExampleSets {\n    live\n    shown\n    waiting\n    before\n  }\n": types.LiveExamplesFragmentDoc,
    "\n  query ExampleSets {\n    exampleSets {\n      ...LiveExamples\n    }\n  }\n": types.ExampleSetsDocument,
    "\n  query ExamplesGate($first: Int, $after: String) {\n    exampleSets {\n      ...LiveExamples\n      gate {\n        ...GateParts\n      }\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": types.ExamplesGateDocument,
    "\n  mutation MakeExamplesLive($reason: String) {\n    makeExamplesLive(reason: $reason) {\n      live\n      shown\n    }\n  }\n": types.MakeExamplesLiveDocument,
    "\n  mutation GoBackFromExamples($to: Int!) {\n    goBackFromExamples(to: $to) {\n      live\n      shown\n    }\n  }\n": types.GoBackFromExamplesDocument,
    "\n  fragment GateAnswer on GateResult {\n    held\n    misses\n    reply\n    changes\n    milliseconds\n    usage {\n      inputTokens\n      outputTokens\n      cost\n    }\n  }\n": types.GateAnswerFragmentDoc,
    "\n  fragment GateParts on Gate {\n    oldName\n    newName\n    isFree\n    note\n    canReplay\n    whyNot\n    isByModel\n    fixedCases\n    examples\n    leftOut\n    mostTimes\n    costOfOnce\n    leftToday\n    lastRun {\n      id\n      oldName\n      newName\n      times\n      isByModel\n      leftOut\n      state\n      note\n      verdict\n      tally {\n        better\n        worse\n        same\n        fixedWorse\n      }\n      answers\n      answered\n      createdAt\n      createdBy\n      cases {\n        place\n        kind\n        name\n        words\n        isWriting\n        comparison\n        old {\n          ...GateAnswer\n        }\n        fresh {\n          ...GateAnswer\n        }\n      }\n    }\n  }\n": types.GatePartsFragmentDoc,
    "\n  query TemplateGate($id: ID!) {\n    chatTemplate(id: $id) {\n      id\n      gate {\n        ...GateParts\n      }\n    }\n  }\n": types.TemplateGateDocument,
    "\n  query ModelGate($model: String) {\n    gateOfModel(model: $model) {\n      ...GateParts\n    }\n  }\n": types.ModelGateDocument,
    "\n  query GateResult($run: ID!, $place: Int!, $isNew: Boolean!) {\n    gateResult(run: $run, place: $place, isNew: $isNew)\n  }\n": types.GateResultDocument,
    "\n  mutation StartGateRun($input: GateRunInput!) {\n    startGateRun(input: $input) {\n      id\n    }\n  }\n": types.StartGateRunDocument,
    "\n  mutation CancelGateRun($id: ID!) {\n    cancelGateRun(id: $id) {\n      id\n    }\n  }\n": types.CancelGateRunDocument,
    "\n  mutation UseModel($text: String!, $reason: String) {\n    updateKvStorage(key: \"model.default\", text: $text, reason: $reason) {\n      id\n    }\n  }\n": types.UseModelDocument,
    "\n  fragment Writes on AuditEntryConnection {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        at\n        actor\n        action\n        version\n        changes {\n          field\n          before\n          after\n        }\n      }\n    }\n  }\n": types.WritesFragmentDoc,
    "\n  query KvStorages($first: Int, $after: String, $search: String) {\n    kvStorages(first: $first, after: $after, search: $search) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          text\n          isSet\n          isRead\n          meaning\n          effect\n          problem\n          updatedAt\n          updatedBy\n        }\n      }\n    }\n  }\n": types.KvStoragesDocument,
    "\n  query KvStorage($key: ID!, $first: Int, $after: String) {\n    kvStorage(key: $key) {\n      id\n      key\n      text\n      isSet\n      isRead\n      meaning\n      effect\n      defaultText\n      example\n      problem\n      version\n      createdAt\n      updatedAt\n      updatedBy\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": types.KvStorageDocument,
    "\n  mutation CreateKvStorage($key: String!, $text: String!) {\n    createKvStorage(key: $key, text: $text) {\n      id\n    }\n  }\n": types.CreateKvStorageDocument,
    "\n  mutation UpdateKvStorage($key: ID!, $text: String!, $version: Int!) {\n    updateKvStorage(key: $key, text: $text, version: $version) {\n      id\n    }\n  }\n": types.UpdateKvStorageDocument,
    "\n  mutation DeleteKvStorage($key: ID!) {\n    deleteKvStorage(key: $key) {\n      id\n    }\n  }\n": types.DeleteKvStorageDocument,
    "\n  query Playground($first: Int!, $after: String) {\n    playground {\n      spent\n      limit\n      hasModel\n      samples {\n        name\n        trade\n      }\n    }\n    chatTemplates(first: 100) {\n      edges {\n        node {\n          id\n          name\n          purpose\n          version\n          isActive\n        }\n      }\n    }\n    trainingWebsites(first: 100) {\n      edges {\n        node {\n          id\n          title\n          state\n        }\n      }\n    }\n    pricedModels\n    tunedModels {\n      name\n    }\n    playgroundRuns(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          task\n          words\n          about\n          state\n          verdict\n          createdAt\n          createdBy\n        }\n      }\n    }\n  }\n": types.PlaygroundDocument,
    "\n  query PlaygroundRun($id: ID!) {\n    playgroundRun(id: $id) {\n      id\n      task\n      words\n      about\n      seed\n      isByModel\n      state\n      note\n      verdict\n      createdAt\n      createdBy\n      difference\n      examples {\n        id\n        kind\n        state\n      }\n      sides {\n        side\n        template {\n          id\n          name\n          version\n        }\n        model\n        temperature\n        isOver\n        hasResult\n        note\n        changes\n        operations\n        refused {\n          name\n          input\n          reason\n        }\n        reply\n        document\n        usage {\n          isModel\n          model\n          inputTokens\n          outputTokens\n          cost\n        }\n        milliseconds\n      }\n    }\n  }\n": types.PlaygroundRunDocument,
    "\n  query PlaygroundResult($id: ID!) {\n    playgroundRun(id: $id) {\n      id\n      sides {\n        side\n        document\n      }\n    }\n  }\n": types.PlaygroundResultDocument,
    "\n  mutation StartPlaygroundRun($input: PlaygroundRunInput!) {\n    startPlaygroundRun(input: $input) {\n      id\n    }\n  }\n": types.StartPlaygroundRunDocument,
    "\n  mutation RepeatPlaygroundRun($id: ID!) {\n    repeatPlaygroundRun(id: $id) {\n      id\n    }\n  }\n": types.RepeatPlaygroundRunDocument,
    "\n  mutation CancelPlaygroundRun($id: ID!) {\n    cancelPlaygroundRun(id: $id) {\n      id\n    }\n  }\n": types.CancelPlaygroundRunDocument,
    "\n  mutation SavePlaygroundExample($id: ID!, $side: PlaygroundSideName!) {\n    savePlaygroundExample(id: $id, side: $side) {\n      id\n    }\n  }\n": types.SavePlaygroundExampleDocument,
    "\n  mutation JudgePlaygroundRun($id: ID!, $verdict: PlaygroundVerdict) {\n    judgePlaygroundRun(id: $id, verdict: $verdict) {\n      id\n    }\n  }\n": types.JudgePlaygroundRunDocument,
    "\n  query RecentSignups($first: Int, $after: String, $search: String, $plan: ID, $sort: SignupSort, $withDays: Boolean!) {\n    signupDays(last: 30) @include(if: $withDays) {\n      name\n      signups\n    }\n    recentSignups(first: $first, after: $after, search: $search, plan: $plan, sort: $sort) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          createdAt\n          email\n          name\n          source\n          websiteCount\n          plan\n        }\n      }\n    }\n  }\n": types.RecentSignupsDocument,
    "\n  query TemplateSections($first: Int, $after: String) {\n    templateSections(first: $first, after: $after) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          label\n          purpose\n          isOn\n          neededFor\n          problem\n          hint\n          templateCount\n          version\n          updatedAt\n          updatedBy\n          variants {\n            id\n            isOn\n          }\n        }\n      }\n    }\n  }\n": types.TemplateSectionsDocument,
    "\n  query TemplateSection($kind: ID!, $first: Int, $after: String) {\n    templateSection(kind: $kind) {\n      id\n      label\n      isOn\n      neededFor\n      problem\n      hint\n      ownHint\n      sample\n      ownSample\n      templateCount\n      version\n      updatedAt\n      updatedBy\n      variants {\n        id\n        label\n        hint\n        isOn\n      }\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": types.TemplateSectionDocument,
    "\n  mutation UpdateTemplateSection($kind: ID!, $input: TemplateSectionInput!, $version: Int!) {\n    updateTemplateSection(kind: $kind, input: $input, version: $version) {\n      id\n    }\n  }\n": types.UpdateTemplateSectionDocument,
    "\n  query AdminTemplates($first: Int, $after: String, $search: String, $state: TemplateState, $sort: TemplateSort) {\n    adminTemplates(first: $first, after: $after, search: $search, state: $state, sort: $sort) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          name\n          slug\n          category\n          builderNumber\n          published\n          retiredAt\n          websiteCount\n          updatedAt\n        }\n      }\n    }\n  }\n": types.AdminTemplatesDocument,
    "\n  query AdminTemplate($id: ID!, $first: Int, $after: String) {\n    adminTemplate(id: $id) {\n      id\n      name\n      slug\n      category\n      description\n      builderNumber\n      published\n      design\n      retiredAt\n      websiteCount\n      createdAt\n      updatedAt\n      updatedBy\n      version\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": types.AdminTemplateDocument,
    "\n  mutation CreateTemplate($input: TemplateInput!, $swapsWith: ID) {\n    createTemplate(input: $input, swapsWith: $swapsWith) {\n      id\n    }\n  }\n": types.CreateTemplateDocument,
    "\n  mutation UpdateTemplate($id: ID!, $input: TemplateInput!, $version: Int!, $swapsWith: ID) {\n    updateTemplate(id: $id, input: $input, version: $version, swapsWith: $swapsWith) {\n      id\n    }\n  }\n": types.UpdateTemplateDocument,
    "\n  mutation DuplicateTemplate($id: ID!) {\n    duplicateTemplate(id: $id) {\n      id\n      name\n    }\n  }\n": types.DuplicateTemplateDocument,
    "\n  mutation RetireTemplate($id: ID!, $isRetired: Boolean!) {\n    retireTemplate(id: $id, isRetired: $isRetired) {\n      id\n    }\n  }\n": types.RetireTemplateDocument,
    "\n  mutation DeleteTemplate($id: ID!) {\n    deleteTemplate(id: $id) {\n      id\n    }\n  }\n": types.DeleteTemplateDocument,
    "\n  query TrainingWebsites(\n    $first: Int\n    $after: String\n    $search: String\n    $status: TrainingStatus\n    $origin: TrainingOrigin\n    $score: Int\n    $tag: String\n  ) {\n    trainingWebsites(\n      first: $first\n      after: $after\n      search: $search\n      status: $status\n      origin: $origin\n      score: $score\n      tag: $tag\n    ) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          title\n          brief\n          origin\n          sourceUrl\n          tags\n          score\n          status\n          state\n          createdAt\n        }\n      }\n    }\n  }\n": types.TrainingWebsitesDocument,
    "\n  query TrainingTags {\n    trainingTags\n  }\n": types.TrainingTagsDocument,
    "\n  fragment TrainingEntry on TrainingWebsite {\n    id\n    title\n    brief\n    origin\n    sourceUrl\n    tags\n    score\n    notes\n    status\n    state\n    note\n    report\n    version\n    createdAt\n    createdBy\n    updatedAt\n    updatedBy\n    website {\n      id\n      name\n      language\n      currentRevision\n      previewToken\n    }\n  }\n": types.TrainingEntryFragmentDoc,
    "\n  query TrainingWebsite($id: ID!, $first: Int, $after: String) {\n    trainingWebsite(id: $id) {\n      ...TrainingEntry\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n": types.TrainingWebsiteDocument,
    "\n  query TwoTrainingWebsites($one: ID!, $other: ID!) {\n    one: trainingWebsite(id: $one) {\n      ...TrainingEntry\n    }\n    other: trainingWebsite(id: $other) {\n      ...TrainingEntry\n    }\n  }\n": types.TwoTrainingWebsitesDocument,
    "\n  mutation CreateTrainingWebsite($input: TrainingBriefInput!) {\n    createTrainingWebsite(input: $input) {\n      id\n    }\n  }\n": types.CreateTrainingWebsiteDocument,
    "\n  mutation CreateTrainingFromWebsite($input: TrainingSourceInput!) {\n    createTrainingWebsiteFromWebsite(input: $input) {\n      id\n    }\n  }\n": types.CreateTrainingFromWebsiteDocument,
    "\n  mutation CreateTrainingFromAddress($input: TrainingAddressInput!) {\n    createTrainingWebsiteFromAddress(input: $input) {\n      id\n    }\n  }\n": types.CreateTrainingFromAddressDocument,
    "\n  mutation UpdateTrainingWebsite($id: ID!, $input: TrainingWebsiteInput!, $version: Int!) {\n    updateTrainingWebsite(id: $id, input: $input, version: $version) {\n      id\n    }\n  }\n": types.UpdateTrainingWebsiteDocument,
    "\n  mutation AddTrainingToExamples($id: ID!) {\n    createExampleFromTraining(id: $id) {\n      added\n      untold\n    }\n  }\n": types.AddTrainingToExamplesDocument,
    "\n  mutation CancelTrainingWebsite($id: ID!) {\n    cancelTrainingWebsite(id: $id) {\n      id\n    }\n  }\n": types.CancelTrainingWebsiteDocument,
    "\n  mutation MakeTrainingWebsiteAgain($id: ID!) {\n    makeTrainingWebsiteAgain(id: $id) {\n      id\n    }\n  }\n": types.MakeTrainingWebsiteAgainDocument,
    "\n  mutation DeleteTrainingWebsite($id: ID!) {\n    deleteTrainingWebsite(id: $id) {\n      id\n    }\n  }\n": types.DeleteTrainingWebsiteDocument,
    "\n  query TuningJobs($first: Int!, $after: String) {\n    tuning {\n      endpoint\n      modelInUse\n    }\n    tuningJobs(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          baseModel\n          suffix\n          kind\n          examples\n          state\n          step\n          remoteState\n          wish\n          done\n          total\n          model\n          createdAt\n          createdBy\n        }\n      }\n    }\n    tunedModels {\n      id\n      name\n      jobId\n      notes\n      createdAt\n      createdBy\n    }\n  }\n": types.TuningJobsDocument,
    "\n  query TuningJob($id: ID!) {\n    tuningJob(id: $id) {\n      id\n      endpoint\n      kind\n      task\n      source\n      tag\n      tools\n      baseModel\n      suffix\n      epochs\n      examples\n      validations\n      estimatedTokens\n      estimatedCost\n      state\n      step\n      remoteId\n      remoteState\n      wish\n      done\n      total\n      finishesAt\n      model\n      trainedTokens\n      note\n      trouble\n      createdAt\n      createdBy\n      lookedAt\n      endedAt\n      events {\n        id\n        at\n        level\n        message\n        isOurs\n      }\n    }\n  }\n": types.TuningJobDocument,
    "\n  query NewTuningJob {\n    tuning {\n      endpoint\n      baseModel\n    }\n    pricedModels\n    exampleTags\n  }\n": types.NewTuningJobDocument,
    "\n  query TuningPlan($input: TuningPlanInput!) {\n    tuningPlan(input: $input) {\n      examples\n      validations\n      tokens\n      epochs\n      isEpochsGuessed\n      cost\n      spent\n      limit\n    }\n  }\n": types.TuningPlanDocument,
    "\n  mutation StartTuningJob($input: TuningJobInput!) {\n    startTuningJob(input: $input) {\n      id\n    }\n  }\n": types.StartTuningJobDocument,
    "\n  mutation TellTuningJob($id: ID!, $wish: TuningWish!) {\n    tellTuningJob(id: $id, wish: $wish) {\n      id\n    }\n  }\n": types.TellTuningJobDocument,
    "\n  mutation NameTunedModel($name: String!, $notes: String!) {\n    nameTunedModel(name: $name, notes: $notes) {\n      name\n    }\n  }\n": types.NameTunedModelDocument,
    "\n  mutation RemoveTunedModel($id: ID!) {\n    removeTunedModel(id: $id) {\n      name\n    }\n  }\n": types.RemoveTunedModelDocument,
    "\n  mutation RecordSignIn($idToken: String!, $signupSource: String) {\n    recordSignIn(idToken: $idToken, signupSource: $signupSource) {\n      id\n    }\n  }\n": types.RecordSignInDocument,
    "\n  query Plans($website: ID!, $isAtWebsite: Boolean!, $change: ID!, $isChanging: Boolean!) {\n    website(id: $website) @include(if: $isAtWebsite) {\n      id\n      name\n      canWrite\n    }\n    viewer {\n      id\n      billing {\n        plan {\n          ...PlanFacts\n        }\n        source\n        state\n        price {\n          amount\n          currency\n        }\n        renewsAt\n        endsAt\n        nextPlan {\n          id\n          label\n        }\n        graceUntil\n        beyondSince\n        restsAt\n        published {\n          id\n          name\n          visits\n          status\n          isPreferred\n        }\n        use {\n          key\n          label\n          used\n          limit\n          words\n        }\n        isOffered\n      }\n      plans {\n        plan {\n          ...PlanFacts\n        }\n        monthly {\n          amount\n          currency\n        }\n        isCurrent\n        change\n      }\n      planChange(plan: $change) @include(if: $isChanging) {\n        kind\n        from {\n          id\n          label\n        }\n        to {\n          id\n          label\n          websites\n        }\n        dueNow {\n          amount\n          currency\n        }\n        then {\n          amount\n          currency\n        }\n        thenAt\n        fromWhen\n        rests {\n          kind\n          id\n          name\n          detail\n        }\n        problem\n      }\n    }\n  }\n  fragment PlanFacts on Plan {\n    id\n    label\n    websites\n    domains\n    assistantMessages\n    generatedPictures\n    pages\n    mediaBytes\n    waitlistEntries\n    badgeRemovable\n    codeForHead\n    sitePassword\n  }\n": types.PlansDocument,
    "\n  mutation ChangePlan($plan: ID!, $website: ID, $returnTo: String) {\n    changePlan(plan: $plan, websiteId: $website, returnTo: $returnTo) {\n      url\n    }\n  }\n": types.ChangePlanDocument,
    "\n  mutation ChooseShown($ids: [ID!]!) {\n    chooseWebsitesShown(ids: $ids) {\n      restsAt\n    }\n  }\n": types.ChooseShownDocument,
    "\n  fragment EditedPost on BlogPost {\n    id\n    title\n    slug\n    excerpt\n    body\n    author\n    seoTitle\n    seoDescription\n    tags\n    cover\n    state\n    publishAt\n    publishAtLocal\n    isChanged\n    version\n    updatedAt\n    address\n    gaps\n  }\n": types.EditedPostFragmentDoc,
    "\n  query PostEditor($id: ID!, $post: ID!, $isNew: Boolean!) {\n    website(id: $id) {\n      id\n      name\n      status\n      canWrite\n      previewToken\n      document\n      blog {\n        # First, so that they are never newer than what they stand for.\n        tasksStamp\n        postsStamp\n        tasks(kinds: [PART, PICTURES], about: $post) @skip(if: $isNew) {\n          kind\n          ...ShownTask\n          ...PicturesTask\n        }\n        timeZone\n        tags\n        links {\n          title\n          path\n        }\n        post(id: $post) @skip(if: $isNew) {\n          ...EditedPost\n          picturesElsewhere\n        }\n      }\n    }\n  }\n": types.PostEditorDocument,
    "\n  query BlogPosts($id: ID!, $state: BlogPostState, $tag: String, $search: String, $page: Int!) {\n    website(id: $id) {\n      id\n      name\n      status\n      canWrite\n      document\n      blog {\n        # First, so that it is never newer than what it stands for.\n        postsStamp\n        path\n        tags\n        timeZone\n        topics {\n          id\n        }\n        posts(state: $state, tag: $tag, search: $search, page: $page) {\n          total\n          pages\n          posts {\n            id\n            title\n            excerpt\n            tags\n            state\n            publishAt\n            publishAtLocal\n            isChanged\n            updatedAt\n            address\n            viewsIn30Days\n          }\n        }\n        deletedPosts {\n          id\n          title\n          deletedAt\n        }\n        tasks(kinds: [IMPORT]) {\n          id\n          state\n        }\n      }\n    }\n  }\n": types.BlogPostsDocument,
    "\n  query BlogTopics($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      canWrite\n      blog {\n        # First, so that it is never newer than what it stands for.\n        tasksStamp\n        tasks(kinds: [TOPICS, POST]) {\n          kind\n          ...ShownTask\n        }\n        topics {\n          id\n          title\n          source\n          postId\n          createdAt\n        }\n      }\n    }\n  }\n": types.BlogTopicsDocument,
    "\n  query PostVersions($id: ID!, $post: ID!, $number: Int!) {\n    website(id: $id) {\n      id\n      blog {\n        post(id: $post) {\n          id\n          versions {\n            number\n            title\n            author\n            createdAt\n          }\n          versionAt(number: $number) {\n            title\n            slug\n            excerpt\n            body\n            author\n            seoTitle\n            seoDescription\n            tags\n          }\n        }\n      }\n    }\n  }\n": types.PostVersionsDocument,
    "\n  mutation CreateBlogPost($websiteId: ID!, $input: BlogPostInput!) {\n    createBlogPost(websiteId: $websiteId, input: $input) {\n      ...EditedPost\n    }\n  }\n": types.CreateBlogPostDocument,
    "\n  mutation SaveBlogPost($id: ID!, $version: Int!, $input: BlogPostInput!) {\n    saveBlogPost(id: $id, version: $version, input: $input) {\n      post {\n        ...EditedPost\n      }\n      merged\n      conflicts {\n        field\n        yours\n        theirs\n      }\n    }\n  }\n": types.SaveBlogPostDocument,
    "\n  mutation PublishBlogPost($id: ID!) {\n    publishBlogPost(id: $id) {\n      ...EditedPost\n    }\n  }\n": types.PublishBlogPostDocument,
    "\n  mutation ScheduleBlogPost($id: ID!, $at: String!) {\n    scheduleBlogPost(id: $id, at: $at) {\n      ...EditedPost\n    }\n  }\n": types.ScheduleBlogPostDocument,
    "\n  mutation UnpublishBlogPost($id: ID!) {\n    unpublishBlogPost(id: $id) {\n      ...EditedPost\n    }\n  }\n": types.UnpublishBlogPostDocument,
    "\n  mutation DuplicateBlogPost($id: ID!) {\n    duplicateBlogPost(id: $id) {\n      id\n      title\n    }\n  }\n": types.DuplicateBlogPostDocument,
    "\n  mutation RestoreBlogPostVersion($id: ID!, $number: Int!) {\n    restoreBlogPostVersion(id: $id, number: $number) {\n      ...EditedPost\n    }\n  }\n": types.RestoreBlogPostVersionDocument,
    "\n  mutation DeleteBlogPosts($ids: [ID!]!) {\n    deleteBlogPosts(ids: $ids) {\n      id\n      title\n    }\n  }\n": types.DeleteBlogPostsDocument,
    "\n  mutation RestoreBlogPosts($ids: [ID!]!) {\n    restoreBlogPosts(ids: $ids) {\n      id\n      title\n    }\n  }\n": types.RestoreBlogPostsDocument,
    "\n  mutation SetTimeZone($websiteId: ID!, $timeZone: String!) {\n    setTimeZone(websiteId: $websiteId, timeZone: $timeZone) {\n      id\n    }\n  }\n": types.SetTimeZoneDocument,
    "\n  mutation AddBlogTopic($websiteId: ID!, $title: String!) {\n    addBlogTopic(websiteId: $websiteId, title: $title) {\n      id\n      title\n    }\n  }\n": types.AddBlogTopicDocument,
    "\n  mutation SuggestBlogTopics($websiteId: ID!) {\n    suggestBlogTopics(websiteId: $websiteId) {\n      state\n      note\n      texts\n    }\n  }\n": types.SuggestBlogTopicsDocument,
    "\n  mutation WriteBlogPost($topicId: ID!) {\n    writeBlogPost(topicId: $topicId) {\n      state\n      note\n      post {\n        id\n        gaps\n      }\n    }\n  }\n": types.WriteBlogPostDocument,
    "\n  mutation WriteForPost($id: ID!, $kind: BlogPostPart!, $text: String!) {\n    writeForPost(id: $id, kind: $kind, text: $text) {\n      state\n    }\n  }\n": types.WriteForPostDocument,
    "\n  mutation RemoveBlogTopic($id: ID!) {\n    removeBlogTopic(id: $id) {\n      id\n      title\n    }\n  }\n": types.RemoveBlogTopicDocument,
    "\n  query TypedPost($id: ID!, $body: String!) {\n    website(id: $id) {\n      id\n      previewToken\n      document\n      blog {\n        typed(body: $body)\n      }\n    }\n  }\n": types.TypedPostDocument,
    "\n  fragment ShownTask on BlogTask {\n    id\n    about\n    state\n    note\n    done\n    total\n    part\n    replaces\n    texts\n    isCounted\n    createdAt\n    endedAt\n    usage {\n      isModel\n      model\n      inputTokens\n      outputTokens\n      cachedTokens\n      cost\n      isEstimate\n    }\n  }\n": types.ShownTaskFragmentDoc,
    "\n  fragment PicturesTask on BlogTask {\n    id\n    state\n    note\n    done\n    total\n    brought: items(outcome: CREATED) {\n      total\n    }\n    known: items(outcome: UNCHANGED) {\n      total\n    }\n    refused: items(outcome: REFUSED) {\n      total\n      items {\n        name\n        problem\n      }\n    }\n  }\n": types.PicturesTaskFragmentDoc,
    "\n  query PostImport($id: ID!, $outcome: BlogImportOutcome, $page: Int!) {\n    website(id: $id) {\n      id\n      blog {\n        # First, so that it is never newer than what it stands for.\n        tasksStamp\n        postsWithPicturesElsewhere\n        pictures: tasks(kinds: [PICTURES], about: \"\") {\n          ...PicturesTask\n        }\n        tasks(kinds: [IMPORT]) {\n          id\n          state\n          note\n          done\n          total\n          createdAt\n          endedAt\n          all: items {\n            total\n          }\n          created: items(outcome: CREATED) {\n            total\n          }\n          changed: items(outcome: CHANGED) {\n            total\n          }\n          unchanged: items(outcome: UNCHANGED) {\n            total\n          }\n          refused: items(outcome: REFUSED) {\n            total\n          }\n          shown: items(outcome: $outcome, page: $page) {\n            total\n            pages\n            items {\n              name\n              outcome\n              problem\n              postId\n            }\n          }\n        }\n      }\n    }\n  }\n": types.PostImportDocument,
    "\n  mutation BringBlogPictures($website: ID!, $post: ID) {\n    bringBlogPictures(websiteId: $website, postId: $post) {\n      id\n    }\n  }\n": types.BringBlogPicturesDocument,
    "\n  mutation CancelBlogTask($id: ID!) {\n    cancelBlogTask(id: $id) {\n      id\n      note\n    }\n  }\n": types.CancelBlogTaskDocument,
    "\n  mutation ForgetBlogTask($id: ID!) {\n    forgetBlogTask(id: $id) {\n      id\n    }\n  }\n": types.ForgetBlogTaskDocument,
    "\n  query BuilderTemplates {\n    templates {\n      id\n      name\n      description\n      builderNumber\n    }\n  }\n": types.BuilderTemplatesDocument,
    "\n  fragment ShownTurn on ChatTurn {\n    messageId\n    note\n    changes\n    page\n    pages {\n      title\n      path\n    }\n    step\n  }\n": types.ShownTurnFragmentDoc,
    "\n  fragment ShownMessage on ChatMessage {\n    id\n    role\n    text\n    state\n    createdAt\n    revision\n    changes\n    sections\n    canUndo\n    canRedo\n    about {\n      name\n    }\n    picture {\n      ...Picture\n    }\n    choices {\n      label\n      message\n      look\n    }\n    template {\n      id\n      name\n      version\n    }\n    usage {\n      isModel\n      model\n      inputTokens\n      outputTokens\n      cachedTokens\n      isEstimate\n      cost\n      seconds\n    }\n  }\n": types.ShownMessageFragmentDoc,
    "\n  query WebsiteChat($id: ID!, $last: Int!) {\n    website(id: $id) {\n      # First, so that it is never newer than what it stands for.\n      updatesStamp\n      id\n      name\n      address\n      status\n      currentRevision\n      publishedAt\n      canWrite\n      isUnclaimed\n      ...StaffDocument\n      keptUntil\n      siteImport {\n        id\n        address\n        templateId\n      }\n      canUndo\n      canRedo\n      previewToken\n      document\n      suggestions\n      greeting\n      messages(last: $last) {\n        ...ShownMessage\n      }\n      turn {\n        ...ShownTurn\n      }\n    }\n  }\n": types.WebsiteChatDocument,
    "\n  query EarlierMessages($id: ID!, $last: Int!, $before: ID!) {\n    website(id: $id) {\n      id\n      messages(last: $last, before: $before) {\n        ...ShownMessage\n      }\n    }\n  }\n": types.EarlierMessagesDocument,
    "\n  mutation SendChatMessage($input: SendChatMessageInput!) {\n    sendChatMessage(input: $input) {\n      message {\n        id\n        state\n      }\n    }\n  }\n": types.SendChatMessageDocument,
    "\n  mutation UndoChatMessage($id: ID!) {\n    undoChatMessage(id: $id) {\n      message {\n        id\n      }\n    }\n  }\n": types.UndoChatMessageDocument,
    "\n  mutation CancelChatMessage($id: ID!) {\n    cancelChatMessage(id: $id) {\n      message {\n        id\n      }\n    }\n  }\n": types.CancelChatMessageDocument,
    "\n  query UnclaimedIds {\n    unclaimedWebsites {\n      id\n    }\n    siteImports {\n      id\n    }\n  }\n": types.UnclaimedIdsDocument,
    "\n  fragment DomainStand on Domain {\n    id\n    name\n    displayName\n    state\n    isResting\n    failingSince\n    website {\n      id\n      name\n      status\n      address\n    }\n  }\n": types.DomainStandFragmentDoc,
    "\n  fragment DomainDetails on Domain {\n    ...DomainStand\n    method\n    isProved\n    primary\n    address\n    stamp\n    createdAt\n    checkedAt\n    nextCheckAt\n    records {\n      purpose\n      host\n      type\n      expected\n      found\n      state\n      isRequired\n    }\n    diagnoses {\n      code\n      severity\n      title\n      detail\n      nextStep\n    }\n    nameservers {\n      name\n      answers\n    }\n    keptRecords {\n      type\n      host\n      value\n    }\n    certificate {\n      issuer\n      validFrom\n      validTo\n      names\n    }\n    history {\n      id\n      kind\n      text\n      detail\n      at\n    }\n  }\n": types.DomainDetailsFragmentDoc,
    "\n  query Domain($id: ID!) {\n    viewer {\n      id\n      domain(id: $id) {\n        ...DomainDetails\n      }\n    }\n  }\n": types.DomainDocument,
    "\n  mutation CheckDomain($id: ID!) {\n    checkDomain(id: $id) {\n      id\n      displayName\n    }\n  }\n": types.CheckDomainDocument,
    "\n  mutation ConnectDomain($id: ID!, $websiteId: ID!, $primary: DomainPrimary!) {\n    connectDomain(id: $id, websiteId: $websiteId, primary: $primary) {\n      id\n      displayName\n      website {\n        id\n        name\n      }\n    }\n  }\n": types.ConnectDomainDocument,
    "\n  mutation DisconnectDomain($id: ID!) {\n    disconnectDomain(id: $id) {\n      id\n      displayName\n    }\n  }\n": types.DisconnectDomainDocument,
    "\n  query SubdomainAvailability($websiteId: ID!, $subdomain: String!) {\n    subdomainAvailability(websiteId: $websiteId, subdomain: $subdomain) {\n      subdomain\n      address\n      isFree\n      problem\n      suggestion\n    }\n  }\n": types.SubdomainAvailabilityDocument,
    "\n  mutation ChangeByForm($input: ChangeByFormInput!) {\n    changeByForm(input: $input) {\n      revision\n      values\n      message\n      goTo\n      anchor\n      isQuiet\n      offersUndo\n    }\n  }\n": types.ChangeByFormDocument,
    "\n  fragment StandingAfter on Website {\n    id\n    currentRevision\n    revisions(first: 1) {\n      edges {\n        node {\n          id\n          summary\n        }\n      }\n    }\n  }\n": types.StandingAfterFragmentDoc,
    "\n  mutation UndoChange($id: ID!) {\n    undoChange(id: $id) {\n      ...StandingAfter\n    }\n  }\n": types.UndoChangeDocument,
    "\n  mutation RedoChange($id: ID!) {\n    redoChange(id: $id) {\n      ...StandingAfter\n    }\n  }\n": types.RedoChangeDocument,
    "\n  mutation RestoreRevision($id: ID!, $number: Int!, $sectionId: ID) {\n    restoreRevision(id: $id, number: $number, sectionId: $sectionId) {\n      id\n      currentRevision\n    }\n  }\n": types.RestoreRevisionDocument,
    "\n  mutation PublishWebsite($id: ID!) {\n    publishWebsite(id: $id) {\n      id\n      currentRevision\n      address\n    }\n  }\n": types.PublishWebsiteDocument,
    "\n  mutation UnpublishWebsite($id: ID!) {\n    unpublishWebsite(id: $id) {\n      id\n      currentRevision\n    }\n  }\n": types.UnpublishWebsiteDocument,
    "\n  mutation CreateShareLink($websiteId: ID!, $days: Int) {\n    createShareLink(websiteId: $websiteId, days: $days) {\n      id\n    }\n  }\n": types.CreateShareLinkDocument,
    "\n  mutation RevokeShareLink($id: ID!) {\n    revokeShareLink(id: $id) {\n      id\n    }\n  }\n": types.RevokeShareLinkDocument,
    "\n  mutation RegenerateSection($websiteId: ID!, $sectionId: ID!) {\n    regenerateSection(websiteId: $websiteId, sectionId: $sectionId) {\n      website {\n        id\n        currentRevision\n      }\n      message {\n        id\n        state\n        text\n      }\n    }\n  }\n": types.RegenerateSectionDocument,
    "\n  query SectionLibrary {\n    sectionLibrary {\n      kind\n      isOn\n      variantsOff\n      sample\n      version\n    }\n  }\n": types.SectionLibraryDocument,
    "\n  mutation ChangeSubdomain($id: ID!, $seen: String, $subdomain: String!) {\n    changeSubdomain(id: $id, seen: $seen, subdomain: $subdomain) {\n      id\n      address\n    }\n  }\n": types.ChangeSubdomainDocument,
    "\n  mutation SetSearchVisibility($id: ID!, $seen: String, $hidden: Boolean!) {\n    setSearchVisibility(id: $id, seen: $seen, hidden: $hidden) {\n      id\n    }\n  }\n": types.SetSearchVisibilityDocument,
    "\n  mutation SetSitePassword($id: ID!, $seen: String, $password: String) {\n    setSitePassword(id: $id, seen: $seen, password: $password) {\n      id\n    }\n  }\n": types.SetSitePasswordDocument,
    "\n  mutation SetHeadCode($id: ID!, $seen: String, $headCode: String!) {\n    setHeadCode(id: $id, seen: $seen, headCode: $headCode) {\n      id\n    }\n  }\n": types.SetHeadCodeDocument,
    "\n  mutation SetTrainingConsent($id: ID!, $seen: String, $on: Boolean!) {\n    setTrainingConsent(id: $id, seen: $seen, on: $on) {\n      id\n    }\n  }\n": types.SetTrainingConsentDocument,
    "\n  mutation SetNotifications($id: ID!, $seen: String, $on: Boolean!, $address: String!) {\n    setNotifications(id: $id, seen: $seen, on: $on, address: $address) {\n      id\n      settings {\n        notifyPending\n      }\n    }\n  }\n": types.SetNotificationsDocument,
    "\n  mutation ConfirmNotifyAddress($id: ID!, $code: String!) {\n    confirmNotifyAddress(id: $id, code: $code) {\n      id\n      settings {\n        notifyAddress\n      }\n    }\n  }\n": types.ConfirmNotifyAddressDocument,
    "\n  mutation DuplicateAsDraft($id: ID!) {\n    duplicateWebsite(id: $id) {\n      id\n      name\n    }\n  }\n": types.DuplicateAsDraftDocument,
    "\n  fragment StaffDocument on Website {\n    purpose\n    templateEdited {\n      id\n      name\n    }\n    templateTried {\n      id\n      name\n    }\n  }\n": types.StaffDocumentFragmentDoc,
    "\n  query WebsiteHeader($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      address\n      status\n      canWrite\n      isUnclaimed\n      ...StaffDocument\n    }\n  }\n": types.WebsiteHeaderDocument,
    "\n  query PublicCard($id: ID!) {\n    publicWebsite(id: $id) {\n      id\n      name\n      tagline\n      address\n    }\n  }\n": types.PublicCardDocument,
    "\n  query CurrentUser {\n    redwood {\n      currentUser\n    }\n  }\n": types.CurrentUserDocument,
    "\n  query McpKey {\n    viewer {\n      id\n    }\n  }\n": types.McpKeyDocument,
    "\n  query McpWebsites($first: Int, $after: String, $search: String) {\n    viewer {\n      id\n      websites(first: $first, after: $after, search: $search) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            status\n            address\n            language\n            currentRevision\n            updatedAt\n          }\n        }\n      }\n    }\n  }\n": types.McpWebsitesDocument,
    "\n  query McpWebsite($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      status\n      address\n      currentRevision\n      canUndo\n      canRedo\n      document\n      unpublishedChanges\n      turn {\n        messageId\n        note\n      }\n    }\n  }\n": types.McpWebsiteDocument,
    "\n  query McpReading($id: ID!) {\n    website(id: $id) {\n      id\n      understood {\n        fact\n        label\n        value\n      }\n    }\n  }\n": types.McpReadingDocument,
    "\n  query McpPreview($id: ID!) {\n    website(id: $id) {\n      id\n      previewToken\n    }\n  }\n": types.McpPreviewDocument,
    "\n  query McpLibrary {\n    sectionLibrary {\n      kind\n      isOn\n      variantsOff\n    }\n  }\n": types.McpLibraryDocument,
    "\n  mutation McpCreate($input: CreateWebsiteInput!) {\n    createWebsite(input: $input) {\n      id\n      name\n      status\n      address\n      currentRevision\n      canUndo\n      canRedo\n      document\n      unpublishedChanges\n      understood {\n        label\n        value\n      }\n      turn {\n        messageId\n        note\n      }\n    }\n  }\n": types.McpCreateDocument,
    "\n  mutation McpChange($input: ChangeWebsiteInput!) {\n    changeWebsite(input: $input) {\n      id\n      currentRevision\n      revisions(first: 1) {\n        edges {\n          node {\n            number\n            summary\n          }\n        }\n      }\n    }\n  }\n": types.McpChangeDocument,
    "\n  mutation McpUndo($id: ID!) {\n    undoChange(id: $id) {\n      id\n      currentRevision\n      canUndo\n      revisions(first: 1) {\n        edges {\n          node {\n            summary\n          }\n        }\n      }\n    }\n  }\n": types.McpUndoDocument,
    "\n  mutation McpRedo($id: ID!) {\n    redoChange(id: $id) {\n      id\n      currentRevision\n      canUndo\n      revisions(first: 1) {\n        edges {\n          node {\n            summary\n          }\n        }\n      }\n    }\n  }\n": types.McpRedoDocument,
    "\n  mutation McpAsk($input: SendChatMessageInput!) {\n    sendChatMessage(input: $input) {\n      website {\n        id\n        currentRevision\n      }\n      message {\n        id\n        state\n        text\n        changes\n        choices {\n          label\n          message\n        }\n      }\n    }\n  }\n": types.McpAskDocument,
    "\n  query McpAnswer($id: ID!) {\n    website(id: $id) {\n      id\n      currentRevision\n      turn {\n        messageId\n        note\n        step\n      }\n      messages(last: 6) {\n        id\n        state\n        text\n        changes\n        choices {\n          label\n          message\n        }\n      }\n    }\n  }\n": types.McpAnswerDocument,
    "\n  mutation McpPublish($id: ID!) {\n    publishWebsite(id: $id) {\n      id\n      name\n      address\n      publishedRevision\n    }\n  }\n": types.McpPublishDocument,
    "\n  query McpPictures($id: ID!, $after: String) {\n    website(id: $id) {\n      id\n      assets(first: 20, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            alt\n            width\n            height\n            generated {\n              model\n            }\n          }\n        }\n      }\n      photoSources\n      pictureGenerator {\n        left\n      }\n    }\n  }\n": types.McpPicturesDocument,
    "\n  query McpFindPhotos($website: ID!, $words: String!, $page: Int) {\n    searchPhotos(websiteId: $website, text: $words, page: $page) {\n      hasMore\n      photos {\n        id\n        width\n        height\n        preview\n        credit {\n          author\n          source\n        }\n      }\n    }\n  }\n": types.McpFindPhotosDocument,
    "\n  mutation McpTakePhoto($website: ID!, $photo: ID!) {\n    takePhoto(websiteId: $website, id: $photo) {\n      id\n      alt\n      width\n      height\n    }\n  }\n": types.McpTakePhotoDocument,
    "\n  mutation McpGenerate($website: ID!, $prompt: String!, $shape: PictureShape!) {\n    generatePicture(websiteId: $website, prompt: $prompt, shape: $shape) {\n      id\n    }\n  }\n": types.McpGenerateDocument,
    "\n  query McpGenerating($id: ID!) {\n    website(id: $id) {\n      id\n      pictureGenerator {\n        latest {\n          id\n          state\n          note\n          done\n          picture {\n            id\n            alt\n            width\n            height\n          }\n        }\n      }\n    }\n  }\n": types.McpGeneratingDocument,
    "\n  fragment PictureFile on AssetVariant {\n    file\n    format\n    use\n    width\n  }\n": types.PictureFileFragmentDoc,
    "\n  fragment Picture on Asset {\n    id\n    name\n    alt\n    width\n    height\n    focus\n    crop\n    look {\n      sharpness\n      entropy\n    }\n    credit {\n      author\n      authorUrl\n      source\n      sourceUrl\n      licence\n    }\n    generated {\n      prompt\n      model\n    }\n    variants {\n      ...PictureFile\n    }\n  }\n": types.PictureFragmentDoc,
    "\n  mutation UploadAsset($input: UploadAssetInput!) {\n    uploadAsset(input: $input) {\n      ...Picture\n    }\n  }\n": types.UploadAssetDocument,
    "\n  mutation UpdateAsset($input: UpdateAssetInput!) {\n    updateAsset(input: $input) {\n      id\n      name\n    }\n  }\n": types.UpdateAssetDocument,
    "\n  mutation RemoveAsset($websiteId: ID!, $id: ID!) {\n    removeAsset(websiteId: $websiteId, id: $id) {\n      id\n      name\n    }\n  }\n": types.RemoveAssetDocument,
    "\n  mutation RestoreAsset($websiteId: ID!, $id: ID!) {\n    restoreAsset(websiteId: $websiteId, id: $id) {\n      id\n      name\n    }\n  }\n": types.RestoreAssetDocument,
    "\n  query Library($id: ID!, $first: Int!, $after: String) {\n    website(id: $id) {\n      id\n      mediaRoom {\n        used\n        limit\n      }\n      photoSources\n      pictureGenerator {\n        ...Generator\n      }\n      assets(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            ...Picture\n            bytes\n            state\n            createdAt\n          }\n        }\n      }\n    }\n  }\n": types.LibraryDocument,
    "\n  query Media($id: ID!, $token: String, $ids: [ID!]!) {\n    website(id: $id, previewToken: $token) {\n      id\n      media(ids: $ids) {\n        id\n        files {\n          ...PictureFile\n        }\n      }\n    }\n  }\n": types.MediaDocument,
    "\n  query AssetFileBody($id: ID!, $file: String!, $token: String) {\n    assetFile(websiteId: $id, file: $file, previewToken: $token) {\n      contentType\n      body\n    }\n  }\n": types.AssetFileBodyDocument,
    "\n  query OriginalFile($websiteId: ID!, $id: ID!) {\n    originalFile(websiteId: $websiteId, id: $id) {\n      contentType\n      name\n      body\n    }\n  }\n": types.OriginalFileDocument,
    "\n  fragment Generator on PictureGenerator {\n    left\n    latest {\n      id\n      prompt\n      shape\n      state\n      note\n      done\n      total\n      picture {\n        id\n        name\n      }\n    }\n  }\n": types.GeneratorFragmentDoc,
    "\n  mutation GeneratePicture($websiteId: ID!, $prompt: String!, $shape: PictureShape!) {\n    generatePicture(websiteId: $websiteId, prompt: $prompt, shape: $shape) {\n      id\n    }\n  }\n": types.GeneratePictureDocument,
    "\n  mutation CancelGeneratedPicture($id: ID!) {\n    cancelGeneratedPicture(id: $id) {\n      id\n      note\n    }\n  }\n": types.CancelGeneratedPictureDocument,
    "\n  mutation ForgetGeneratedPicture($id: ID!) {\n    forgetGeneratedPicture(id: $id) {\n      id\n    }\n  }\n": types.ForgetGeneratedPictureDocument,
    "\n  mutation TakePhoto($websiteId: ID!, $id: ID!) {\n    takePhoto(websiteId: $websiteId, id: $id) {\n      id\n      credit {\n        author\n        source\n      }\n    }\n  }\n": types.TakePhotoDocument,
    "\n  query SearchPhotos($id: ID!, $text: String!, $page: Int!) {\n    searchPhotos(websiteId: $id, text: $text, page: $page) {\n      hasMore\n      photos {\n        id\n        width\n        height\n        preview\n        credit {\n          author\n          authorUrl\n          source\n          sourceUrl\n        }\n      }\n    }\n  }\n": types.SearchPhotosDocument,
    "\n  query AccountToExport {\n    viewer {\n      id\n      name\n      email\n      picture\n      roles\n      createdAt\n      plan {\n        label\n      }\n      billingRecords\n      accessKeys {\n        name\n        scope\n        website {\n          id\n          name\n        }\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n      websiteCount\n      deletedWebsites(first: 0) {\n        totalCount\n      }\n    }\n  }\n": types.AccountToExportDocument,
    "\n  query WebsiteToExport($after: String) {\n    viewer {\n      id\n      websites(first: 1, after: $after, sort: CREATED) {\n        pageInfo {\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            subdomain\n            address\n            language\n            status\n            createdAt\n            updatedAt\n            publishedAt\n            document\n            records\n          }\n        }\n      }\n    }\n  }\n": types.WebsiteToExportDocument,
    "\n  query DeletedWebsiteToExport($after: String) {\n    viewer {\n      id\n      deletedWebsites(first: 1, after: $after) {\n        pageInfo {\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            subdomain\n            address\n            language\n            createdAt\n            updatedAt\n            deletedAt\n            purgeAt\n            document\n            records\n          }\n        }\n      }\n    }\n  }\n": types.DeletedWebsiteToExportDocument,
    "\n  query DomainToExport($after: String) {\n    viewer {\n      id\n      domains(first: 1, after: $after) {\n        pageInfo {\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            state\n            method\n            primary\n            createdAt\n            website {\n              id\n              name\n            }\n            history {\n              at\n              text\n              detail\n            }\n          }\n        }\n      }\n    }\n  }\n": types.DomainToExportDocument,
    "\n  query OriginalToExport($websiteId: ID!, $id: ID!) {\n    originalFile(websiteId: $websiteId, id: $id) {\n      name\n      body\n    }\n  }\n": types.OriginalToExportDocument,
    "\n  query SentFileToExport($submission: ID!, $file: ID!) {\n    submissionFile(submission: $submission, file: $file) {\n      name\n      body\n    }\n  }\n": types.SentFileToExportDocument,
    "\n  mutation GetStripeCustomerPortalSessionUrlMutation {\n    getStripeCustomerPortalSessionUrl\n  }\n": types.GetStripeCustomerPortalSessionUrlMutationDocument,
    "\n  mutation ExportBlogPosts($id: ID!) {\n    exportBlogPosts(websiteId: $id) {\n      fileName\n      archive\n    }\n  }\n": types.ExportBlogPostsDocument,
    "\n  mutation ImportBlogPosts($id: ID!, $archive: String!) {\n    importBlogPosts(websiteId: $id, archive: $archive) {\n      id\n    }\n  }\n": types.ImportBlogPostsDocument,
    "\n  mutation ClaimWebsites($ids: [ID!]!) {\n    claimWebsites(ids: $ids) {\n      id\n      name\n    }\n  }\n": types.ClaimWebsitesDocument,
    "\n  query UnclaimedWebsites {\n    unclaimedWebsites {\n      id\n      name\n      currentRevision\n      updatedAt\n      keptUntil\n      previewToken\n    }\n    siteImports {\n      id\n    }\n    viewer {\n      id\n      websiteCount\n      plan {\n        label\n        websites\n      }\n    }\n  }\n": types.UnclaimedWebsitesDocument,
    "\n  subscription DomainUpdates($id: ID!) {\n    domainUpdates(id: $id) {\n      stamp\n    }\n  }\n": types.DomainUpdatesDocument,
    "\n  mutation AddDomain($name: String!) {\n    addDomain(name: $name) {\n      id\n      displayName\n    }\n  }\n": types.AddDomainDocument,
    "\n  query ChoosableWebsites {\n    viewer {\n      id\n      websites(first: 100, sort: NAME) {\n        edges {\n          node {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.ChoosableWebsitesDocument,
    "\n  query Domains($first: Int, $after: String, $search: String, $isFiltered: Boolean!) {\n    viewer {\n      id\n      plan {\n        label\n        domains\n      }\n      all: domains(first: 1) {\n        totalCount\n      }\n      domains(first: $first, after: $after, search: $search) {\n        totalCount @include(if: $isFiltered)\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            ...DomainStand\n          }\n        }\n      }\n    }\n  }\n": types.DomainsDocument,
    "\n  query DomainOverview($id: ID!) {\n    viewer {\n      id\n      domain(id: $id) {\n        ...DomainDetails\n      }\n      websites(first: 100, sort: NAME) {\n        edges {\n          node {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.DomainOverviewDocument,
    "\n  query NamesOfDomain($id: ID!) {\n    viewer {\n      id\n      domain(id: $id) {\n        id\n        name\n        displayName\n      }\n    }\n  }\n": types.NamesOfDomainDocument,
    "\n  mutation RemoveDomain($id: ID!) {\n    removeDomain(id: $id) {\n      id\n      displayName\n    }\n  }\n": types.RemoveDomainDocument,
    "\n  mutation BuyDomain($name: String!, $websiteId: ID, $shownAmount: Int!) {\n    buyDomain(name: $name, websiteId: $websiteId, shownAmount: $shownAmount) {\n      url\n    }\n  }\n": types.BuyDomainDocument,
    "\n  query SearchDomains($text: String!) {\n    searchDomains(text: $text) {\n      name\n      displayName\n      availability\n      yearly {\n        amount\n        currency\n      }\n      problem\n    }\n  }\n": types.SearchDomainsDocument,
    "\n  query AccessKeys {\n    viewer {\n      id\n      accessKeys {\n        id\n        name\n        scope\n        website {\n          id\n          name\n        }\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n      websites(first: 100, sort: NAME) {\n        edges {\n          node {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.AccessKeysDocument,
    "\n  mutation CreateAccessKey($input: CreateAccessKeyInput!) {\n    createAccessKey(input: $input) {\n      secret\n      key {\n        id\n        name\n      }\n    }\n  }\n": types.CreateAccessKeyDocument,
    "\n  mutation RevokeAccessKey($id: ID!) {\n    revokeAccessKey(id: $id)\n  }\n": types.RevokeAccessKeyDocument,
    "\n  mutation CreateWebsite($input: CreateWebsiteInput!) {\n    createWebsite(input: $input) {\n      id\n    }\n  }\n": types.CreateWebsiteDocument,
    "\n  query Dashboard(\n    $first: Int\n    $after: String\n    $search: String\n    $sort: WebsiteSort\n    $isFiltered: Boolean!\n    $chosen: [ID!]!\n    $isDeleting: Boolean!\n    $deletedFirst: Int\n    $deletedAfter: String\n  ) {\n    viewer {\n      id\n      name\n      email\n      createdAt\n      deletionWord\n      websiteCount\n      plan {\n        label\n        websites\n      }\n      websites(first: $first, after: $after, search: $search, sort: $sort) {\n        totalCount @include(if: $isFiltered)\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            status\n            address\n            visitsIn7Days\n            updatedAt\n            currentRevision\n            previewToken\n          }\n        }\n      }\n      websitesById(ids: $chosen) @include(if: $isDeleting) {\n        id\n        name\n        status\n      }\n      deletedWebsites(first: $deletedFirst, after: $deletedAfter) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            deletedAt\n            purgeAt\n          }\n        }\n      }\n    }\n    siteImports {\n      id\n      address\n    }\n    unclaimedWebsites {\n      id\n      name\n    }\n    failedSiteImport {\n      id\n      address\n      note\n    }\n    templates {\n      id\n      name\n      slug\n      description\n    }\n  }\n": types.DashboardDocument,
    "\n  query ChooseWebsites($first: Int, $after: String, $search: String, $sort: WebsiteSort) {\n    viewer {\n      id\n      websites(first: $first, after: $after, search: $search, sort: $sort) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            status\n            updatedAt\n          }\n        }\n      }\n    }\n  }\n": types.ChooseWebsitesDocument,
    "\n  mutation DeleteAccount($confirm: String!) {\n    deleteAccount(confirm: $confirm)\n  }\n": types.DeleteAccountDocument,
    "\n  query TemplatesToChoose {\n    templates {\n      id\n      name\n    }\n  }\n": types.TemplatesToChooseDocument,
    "\n  mutation DuplicateWebsite($id: ID!) {\n    duplicateWebsite(id: $id) {\n      id\n      name\n    }\n  }\n": types.DuplicateWebsiteDocument,
    "\n  mutation DeleteWebsites($ids: [ID!]!) {\n    deleteWebsites(ids: $ids) {\n      id\n      name\n    }\n  }\n": types.DeleteWebsitesDocument,
    "\n  mutation RestoreWebsites($ids: [ID!]!) {\n    restoreWebsites(ids: $ids) {\n      id\n      name\n    }\n  }\n": types.RestoreWebsitesDocument,
    "\n  query Purchase($checkoutId: String, $id: ID) {\n    viewer {\n      purchase(checkoutId: $checkoutId, id: $id) {\n        id\n        kind\n        subject\n        state\n        amount\n        currency\n        problem\n        from\n        returnTo\n        domain {\n          id\n          displayName\n          website {\n            name\n          }\n        }\n      }\n      plans {\n        plan {\n          id\n          label\n        }\n      }\n    }\n  }\n": types.PurchaseDocument,
    "\n  mutation CreateFromTemplate($input: CreateWebsiteInput!) {\n    createWebsite(input: $input) {\n      id\n    }\n  }\n": types.CreateFromTemplateDocument,
    "\n  mutation CreateUnclaimedFromTemplate($input: CreateUnclaimedWebsiteInput!) {\n    createUnclaimedWebsite(input: $input) {\n      id\n    }\n  }\n": types.CreateUnclaimedFromTemplateDocument,
    "\n  query EditedTemplates($first: Int, $after: String, $search: String, $state: TemplateState) {\n    adminTemplates(first: $first, after: $after, search: $search, state: $state) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          name\n          slug\n          category\n          builderNumber\n          published\n          retiredAt\n          isChanged\n          version\n        }\n      }\n    }\n  }\n": types.EditedTemplatesDocument,
    "\n  query EditedTemplate($id: ID!) {\n    adminTemplate(id: $id) {\n      id\n      name\n      slug\n      category\n      description\n      builderNumber\n      published\n      retiredAt\n      design\n      websiteCount\n      version\n      versionInUse\n      isChanged\n      document\n      draft {\n        id\n        currentRevision\n        updatedAt\n        previewToken\n        document\n      }\n      versions {\n        number\n        madeBy\n        createdAt\n      }\n    }\n  }\n": types.EditedTemplateDocument,
    "\n  mutation EditTemplate($id: ID!) {\n    editTemplate(id: $id) {\n      id\n      draft {\n        id\n      }\n    }\n  }\n": types.EditTemplateDocument,
    "\n  mutation PutTemplateIntoUse($id: ID!, $revision: Int!, $seen: Int!) {\n    putTemplateIntoUse(id: $id, revision: $revision, seen: $seen) {\n      id\n      name\n      versionInUse\n    }\n  }\n": types.PutTemplateIntoUseDocument,
    "\n  mutation ReturnTemplateTo($id: ID!, $number: Int!, $seen: Int!) {\n    returnTemplateTo(id: $id, number: $number, seen: $seen) {\n      id\n      name\n      versionInUse\n    }\n  }\n": types.ReturnTemplateToDocument,
    "\n  query TemplateDocuments {\n    templates {\n      id\n      document\n    }\n  }\n": types.TemplateDocumentsDocument,
    "\n  query StaffTemplateDocument($id: ID!) {\n    adminTemplate(id: $id) {\n      id\n      document\n    }\n  }\n": types.StaffTemplateDocumentDocument,
    "\n  query TemplatePreview($builderNumber: Int!, $name: String!, $description: String!, $seed: Int!) {\n    templatePreview(builderNumber: $builderNumber, name: $name, description: $description, seed: $seed)\n  }\n": types.TemplatePreviewDocument,
    "\n  query TrainingConsent($id: ID!) {\n    website(id: $id) {\n      id\n      trainingConsent {\n        given\n        version\n      }\n    }\n  }\n": types.TrainingConsentDocument,
    "\n  query WebsiteToDelete($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      status\n      address\n      canWrite\n    }\n  }\n": types.WebsiteToDeleteDocument,
    "\n  mutation DeleteByName($id: ID!, $name: String!) {\n    deleteWebsite(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n": types.DeleteByNameDocument,
    "\n  query DraftOfForm($id: ID!, $base: Int) {\n    website(id: $id) {\n      id\n      canWrite\n      currentRevision\n      previewToken\n      document\n    }\n    base: website(id: $id) {\n      id\n      document(revision: $base)\n    }\n  }\n": types.DraftOfFormDocument,
    "\n  subscription WebsiteUpdates($id: ID!) {\n    websiteUpdates(id: $id) {\n      stamp\n      tasks\n      posts\n      turn {\n        ...ShownTurn\n      }\n    }\n  }\n": types.WebsiteUpdatesDocument,
    "\n  mutation ExportWebsite($id: ID!) {\n    exportWebsite(id: $id) {\n      fileName\n      archive\n    }\n  }\n": types.ExportWebsiteDocument,
    "\n  mutation ImportWebsite($input: ImportWebsiteInput!) {\n    importWebsite(input: $input) {\n      id\n      name\n      settings {\n        headCode\n      }\n    }\n  }\n": types.ImportWebsiteDocument,
    "\n  query Draft($id: ID!, $token: String, $revision: Int, $turn: ID, $needsToken: Boolean!) {\n    website(id: $id, previewToken: $token) {\n      id\n      document(revision: $revision, turn: $turn)\n      previewToken @include(if: $needsToken)\n    }\n  }\n": types.DraftDocument,
    "\n  query DraftOfPost($id: ID!, $post: ID!) {\n    website(id: $id) {\n      id\n      document\n      previewToken\n      blog {\n        post(id: $post) {\n          id\n          title\n          slug\n          excerpt\n          tags\n          author\n          cover\n          publishAt\n          html\n        }\n      }\n    }\n  }\n": types.DraftOfPostDocument,
    "\n  query WebsiteDomains($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      subdomain\n      address\n      canWrite\n      domains {\n        ...DomainDetails\n      }\n    }\n    viewer {\n      id\n      connectedDomainCount\n      plan {\n        label\n        domains\n      }\n      domains(first: 100) {\n        edges {\n          node {\n            id\n            displayName\n            state\n            website {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n": types.WebsiteDomainsDocument,
    "\n  query WebsiteSettings($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      subdomain\n      address\n      status\n      canWrite\n      isUnclaimed\n      siteImport {\n        id\n        address\n        templateId\n      }\n      currentRevision\n      document\n      mediaRoom {\n        used\n      }\n      settings {\n        hiddenFromSearch\n        hasPassword\n        headCode\n        notifyOwner\n        notifyAddress\n        notifyPending\n        accountAddress\n        formerAddresses\n        mayHavePassword\n        mayHaveHeadCode\n        versions {\n          address\n          visibility\n          password\n          headCode\n          notifications\n        }\n      }\n    }\n  }\n": types.WebsiteSettingsDocument,
    "\n  query WebsiteEditor($id: ID!, $history: Int!, $after: String, $share: Boolean!, $isForm: Boolean!) {\n    website(id: $id) {\n      # First, so that it is never newer than what it stands for.\n      updatesStamp\n      turn {\n        messageId\n        note\n        changes\n        page\n        pages {\n          title\n          path\n        }\n        step\n      }\n      id\n      name\n      address\n      status\n      currentRevision\n      publishedAt\n      publishedByKey\n      publishedRevision\n      canWrite\n      isUnclaimed\n      ...StaffDocument\n      keptUntil\n      siteImport @include(if: $isForm) {\n        id\n      }\n      canUndo\n      canRedo\n      previewToken\n      document\n      shareLinks @include(if: $share) {\n        id\n        token\n        createdAt\n        expiresAt\n      }\n      revisions(first: $history, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            number\n            createdAt\n            author\n            keyName\n            source\n            summary\n          }\n        }\n      }\n    }\n  }\n": types.WebsiteEditorDocument,
    "\n  query OlderDocument($id: ID!, $revision: Int!) {\n    website(id: $id) {\n      id\n      document(revision: $revision)\n    }\n  }\n": types.OlderDocumentDocument,
    "\n  query Visits($id: ID!, $days: Int!) {\n    website(id: $id) {\n      id\n      visits(days: $days) {\n        days {\n          name\n          visits\n        }\n        pages {\n          name\n          visits\n        }\n        referrers {\n          name\n          visits\n        }\n      }\n    }\n  }\n": types.VisitsDocument,
    "\n  query Waitlist($id: ID!, $last: Int!) {\n    website(id: $id) {\n      id\n      name\n      address\n      status\n      waitlist {\n        on\n        heading\n        intro\n        when\n        askName\n        button\n        thanks\n        version\n        entries\n        kept\n        days(last: $last) {\n          name\n          entries\n        }\n      }\n    }\n  }\n": types.WaitlistDocument,
    "\n  mutation SaveWaitlist($id: ID!, $input: WaitlistInput!, $seen: String) {\n    saveWaitlist(id: $id, input: $input, seen: $seen) {\n      id\n      status\n      waitlist {\n        on\n      }\n    }\n  }\n": types.SaveWaitlistDocument,
    "\n  query WebsiteAsItCame($id: ID!) {\n    website(id: $id) {\n      id\n      document(revision: 1)\n      siteImport {\n        id\n        report\n      }\n    }\n  }\n": types.WebsiteAsItCameDocument,
    "\n  mutation BeginSiteImport($input: BeginSiteImportInput!) {\n    beginSiteImport(input: $input) {\n      id\n    }\n  }\n": types.BeginSiteImportDocument,
    "\n  mutation CancelSiteImport($id: ID!) {\n    cancelSiteImport(id: $id) {\n      id\n    }\n  }\n": types.CancelSiteImportDocument,
    "\n  mutation DismissSiteImport($id: ID!) {\n    dismissSiteImport(id: $id) {\n      id\n    }\n  }\n": types.DismissSiteImportDocument,
    "\n  query ReadSiteImport($id: ID!) {\n    siteImport(id: $id) {\n      id\n      address\n      templateId\n      state\n      note\n      done\n      total\n      report\n      website {\n        id\n        name\n        currentRevision\n        previewToken\n        canWrite\n      }\n    }\n  }\n": types.ReadSiteImportDocument,
    "\n  query Submissions($id: ID!, $first: Int!, $after: String, $kinds: [FormKind!], $search: String, $spam: Boolean!) {\n    website(id: $id) {\n      id\n      subdomain\n      submissions(first: $first, after: $after, kinds: $kinds, search: $search, spam: $spam) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            kind\n            name\n            email\n            phone\n            message\n            answers {\n              label\n              value\n              file\n            }\n            spam\n            createdAt\n            unsubscribeAddress\n          }\n        }\n      }\n    }\n  }\n": types.SubmissionsDocument,
    "\n  mutation MarkSubmission($id: ID!, $spam: Boolean!) {\n    markSubmission(id: $id, spam: $spam) {\n      id\n      spam\n    }\n  }\n": types.MarkSubmissionDocument,
    "\n  mutation DeleteSubmission($id: ID!) {\n    deleteSubmission(id: $id) {\n      id\n    }\n  }\n": types.DeleteSubmissionDocument,
    "\n  query SubmissionFile($submission: ID!, $file: ID!) {\n    submissionFile(submission: $submission, file: $file) {\n      name\n      body\n    }\n  }\n": types.SubmissionFileDocument,
    "\n  query AnswerLabels($id: ID!) {\n    website(id: $id) {\n      id\n      answerLabels\n    }\n  }\n": types.AnswerLabelsDocument,
    "\n  query UnderstoodOfWebsite($id: ID!) {\n    website(id: $id) {\n      id\n      understood {\n        fact\n        label\n        value\n      }\n    }\n  }\n": types.UnderstoodOfWebsiteDocument,
    "\n  query WebsiteAccess($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      canWrite\n    }\n  }\n": types.WebsiteAccessDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatTemplates($first: Int, $after: String, $search: String, $purpose: ChatPurpose, $state: ChatTemplateState) {\n    chatTemplates(first: $first, after: $after, search: $search, purpose: $purpose, state: $state) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          name\n          purpose\n          isActive\n          model\n          version\n          updatedAt\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChatTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatTemplate($id: ID!, $first: Int, $after: String) {\n    chatTemplate(id: $id) {\n      id\n      name\n      purpose\n      prompt\n      greeting\n      suggestions\n      model\n      temperature\n      exampleCount\n      isActive\n      liveVersion\n      countedBefore {\n        id\n        name\n        version\n      }\n      versionsUsed {\n        version\n        turns\n        failed\n        undone\n        refused\n      }\n      warning\n      needsModel\n      example {\n        website\n        isOwn\n        variables {\n          name\n          meaning\n          value\n        }\n        prompt\n        greeting\n        suggestions\n      }\n      createdAt\n      updatedAt\n      updatedBy\n      version\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChatTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatTemplateVersion($id: ID!, $number: Int!) {\n    chatTemplate(id: $id) {\n      id\n      versionAt(number: $number) {\n        number\n        name\n        prompt\n        greeting\n        suggestions\n        model\n        temperature\n        exampleCount\n        madeBy\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChatTemplateVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModelChoices {\n    pricedModels\n    tunedModels {\n      name\n    }\n  }\n"): typeof import('./graphql.ts').ModelChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateChatTemplate($purpose: ChatPurpose!, $input: ChatTemplateInput!) {\n    createChatTemplate(purpose: $purpose, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateChatTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateChatTemplate($id: ID!, $input: ChatTemplateInput!, $version: Int!) {\n    updateChatTemplate(id: $id, input: $input, version: $version) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateChatTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateChatTemplate($id: ID!, $reason: String) {\n    activateChatTemplate(id: $id, reason: $reason) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').ActivateChatTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GoBackFromChatTemplate($id: ID!) {\n    goBackFromChatTemplate(id: $id) {\n      id\n      name\n      liveVersion\n    }\n  }\n"): typeof import('./graphql.ts').GoBackFromChatTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteChatTemplate($id: ID!) {\n    deleteChatTemplate(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteChatTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChatTrial($id: ID!) {\n    chatTemplate(id: $id) {\n      id\n      name\n      purpose\n      version\n      liveVersion\n      needsModel\n      trial {\n        sample\n        website {\n          id\n        }\n      }\n    }\n    chatTrialSamples {\n      name\n      trade\n    }\n  }\n"): typeof import('./graphql.ts').ChatTrialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartChatTrial($templateId: ID!, $sample: String!) {\n    startChatTrial(templateId: $templateId, sample: $sample) {\n      sample\n    }\n  }\n"): typeof import('./graphql.ts').StartChatTrialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Examples(\n    $first: Int\n    $after: String\n    $search: String\n    $state: ExampleState\n    $source: ExampleSource\n    $split: ExampleSplit\n    $kind: ExampleKind\n    $tag: String\n  ) {\n    examples(\n      first: $first\n      after: $after\n      search: $search\n      state: $state\n      source: $source\n      split: $split\n      kind: $kind\n      tag: $tag\n    ) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          kind\n          words\n          answer {\n            calls\n            reply\n          }\n          tags\n          source\n          score\n          state\n          split\n          createdAt\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ExamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExampleTags {\n    exampleTags\n  }\n"): typeof import('./graphql.ts').ExampleTagsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExampleEntry on Example {\n    id\n    kind\n    task\n    words\n    document\n    before\n    answer {\n      calls\n      reply\n    }\n    other {\n      calls\n      reply\n    }\n    tags\n    source\n    replaced {\n      kind\n      standIn\n      times\n    }\n    score\n    state\n    isShown\n    split\n    alike {\n      id\n      words\n      state\n      answer {\n        calls\n        reply\n      }\n    }\n    version\n    createdAt\n    createdBy\n    updatedAt\n    updatedBy\n  }\n"): typeof import('./graphql.ts').ExampleEntryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Example($id: ID!, $first: Int, $after: String) {\n    example(id: $id) {\n      ...ExampleEntry\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ExampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateExample($input: NewExampleInput!) {\n    createExample(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateExampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateExample($id: ID!, $input: ExampleInput!, $version: Int) {\n    updateExample(id: $id, input: $input, version: $version) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateExampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteExample($id: ID!) {\n    deleteExample(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteExampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JudgeExamples($ids: [ID!]!, $state: ExampleState!) {\n    judgeExamples(ids: $ids, state: $state) {\n      id\n      count\n    }\n  }\n"): typeof import('./graphql.ts').JudgeExamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateExamplesFromWebsite($website: String!) {\n    createExamplesFromWebsite(website: $website) {\n      added\n      known\n      leftOut\n    }\n  }\n"): typeof import('./graphql.ts').CreateExamplesFromWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoJudging($id: ID!) {\n    undoJudging(id: $id) {\n      count\n    }\n  }\n"): typeof import('./graphql.ts').UndoJudgingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportReport on ExampleImport {\n    id\n    fileName\n    isTrial\n    lines\n    added\n    known\n    wrong\n    isWhole\n    createdAt\n    createdBy\n  }\n"): typeof import('./graphql.ts').ImportReportFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExampleImport($id: ID!) {\n    exampleImport(id: $id) {\n      ...ImportReport\n      problems {\n        line\n        reason\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ExampleImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExampleImports {\n    exampleImports {\n      ...ImportReport\n    }\n  }\n"): typeof import('./graphql.ts').ExampleImportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginExampleImport($input: ExampleImportInput!) {\n    beginExampleImport(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').BeginExampleImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportExampleLines($id: ID!, $part: ExampleLinesInput!) {\n    importExampleLines(id: $id, part: $part) {\n      lines\n    }\n  }\n"): typeof import('./graphql.ts').ImportExampleLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExampleExports {\n    exampleExports {\n      id\n      kind\n      filter\n      count\n      withdrawn\n      createdAt\n      createdBy\n    }\n    exampleTags\n  }\n"): typeof import('./graphql.ts').ExampleExportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportExamples($input: ExampleExportInput!, $export: ID, $after: String) {\n    exportExamples(input: $input, export: $export, after: $after) {\n      export {\n        id\n        createdAt\n      }\n      lines\n      after\n    }\n  }\n"): typeof import('./graphql.ts').ExportExamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LiveExamples on ExampleSets {\n    live\n    shown\n    waiting\n    before\n  }\n"): typeof import('./graphql.ts').LiveExamplesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExampleSets {\n    exampleSets {\n      ...LiveExamples\n    }\n  }\n"): typeof import('./graphql.ts').ExampleSetsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExamplesGate($first: Int, $after: String) {\n    exampleSets {\n      ...LiveExamples\n      gate {\n        ...GateParts\n      }\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ExamplesGateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeExamplesLive($reason: String) {\n    makeExamplesLive(reason: $reason) {\n      live\n      shown\n    }\n  }\n"): typeof import('./graphql.ts').MakeExamplesLiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GoBackFromExamples($to: Int!) {\n    goBackFromExamples(to: $to) {\n      live\n      shown\n    }\n  }\n"): typeof import('./graphql.ts').GoBackFromExamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GateAnswer on GateResult {\n    held\n    misses\n    reply\n    changes\n    milliseconds\n    usage {\n      inputTokens\n      outputTokens\n      cost\n    }\n  }\n"): typeof import('./graphql.ts').GateAnswerFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GateParts on Gate {\n    oldName\n    newName\n    isFree\n    note\n    canReplay\n    whyNot\n    isByModel\n    fixedCases\n    examples\n    leftOut\n    mostTimes\n    costOfOnce\n    leftToday\n    lastRun {\n      id\n      oldName\n      newName\n      times\n      isByModel\n      leftOut\n      state\n      note\n      verdict\n      tally {\n        better\n        worse\n        same\n        fixedWorse\n      }\n      answers\n      answered\n      createdAt\n      createdBy\n      cases {\n        place\n        kind\n        name\n        words\n        isWriting\n        comparison\n        old {\n          ...GateAnswer\n        }\n        fresh {\n          ...GateAnswer\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GatePartsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TemplateGate($id: ID!) {\n    chatTemplate(id: $id) {\n      id\n      gate {\n        ...GateParts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TemplateGateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ModelGate($model: String) {\n    gateOfModel(model: $model) {\n      ...GateParts\n    }\n  }\n"): typeof import('./graphql.ts').ModelGateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GateResult($run: ID!, $place: Int!, $isNew: Boolean!) {\n    gateResult(run: $run, place: $place, isNew: $isNew)\n  }\n"): typeof import('./graphql.ts').GateResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartGateRun($input: GateRunInput!) {\n    startGateRun(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').StartGateRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelGateRun($id: ID!) {\n    cancelGateRun(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CancelGateRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UseModel($text: String!, $reason: String) {\n    updateKvStorage(key: \"model.default\", text: $text, reason: $reason) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UseModelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Writes on AuditEntryConnection {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        id\n        at\n        actor\n        action\n        version\n        changes {\n          field\n          before\n          after\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WritesFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KvStorages($first: Int, $after: String, $search: String) {\n    kvStorages(first: $first, after: $after, search: $search) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          text\n          isSet\n          isRead\n          meaning\n          effect\n          problem\n          updatedAt\n          updatedBy\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').KvStoragesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KvStorage($key: ID!, $first: Int, $after: String) {\n    kvStorage(key: $key) {\n      id\n      key\n      text\n      isSet\n      isRead\n      meaning\n      effect\n      defaultText\n      example\n      problem\n      version\n      createdAt\n      updatedAt\n      updatedBy\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').KvStorageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateKvStorage($key: String!, $text: String!) {\n    createKvStorage(key: $key, text: $text) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateKvStorageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateKvStorage($key: ID!, $text: String!, $version: Int!) {\n    updateKvStorage(key: $key, text: $text, version: $version) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateKvStorageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteKvStorage($key: ID!) {\n    deleteKvStorage(key: $key) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteKvStorageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Playground($first: Int!, $after: String) {\n    playground {\n      spent\n      limit\n      hasModel\n      samples {\n        name\n        trade\n      }\n    }\n    chatTemplates(first: 100) {\n      edges {\n        node {\n          id\n          name\n          purpose\n          version\n          isActive\n        }\n      }\n    }\n    trainingWebsites(first: 100) {\n      edges {\n        node {\n          id\n          title\n          state\n        }\n      }\n    }\n    pricedModels\n    tunedModels {\n      name\n    }\n    playgroundRuns(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          task\n          words\n          about\n          state\n          verdict\n          createdAt\n          createdBy\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlaygroundDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaygroundRun($id: ID!) {\n    playgroundRun(id: $id) {\n      id\n      task\n      words\n      about\n      seed\n      isByModel\n      state\n      note\n      verdict\n      createdAt\n      createdBy\n      difference\n      examples {\n        id\n        kind\n        state\n      }\n      sides {\n        side\n        template {\n          id\n          name\n          version\n        }\n        model\n        temperature\n        isOver\n        hasResult\n        note\n        changes\n        operations\n        refused {\n          name\n          input\n          reason\n        }\n        reply\n        document\n        usage {\n          isModel\n          model\n          inputTokens\n          outputTokens\n          cost\n        }\n        milliseconds\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlaygroundRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaygroundResult($id: ID!) {\n    playgroundRun(id: $id) {\n      id\n      sides {\n        side\n        document\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlaygroundResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPlaygroundRun($input: PlaygroundRunInput!) {\n    startPlaygroundRun(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').StartPlaygroundRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RepeatPlaygroundRun($id: ID!) {\n    repeatPlaygroundRun(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RepeatPlaygroundRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelPlaygroundRun($id: ID!) {\n    cancelPlaygroundRun(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CancelPlaygroundRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePlaygroundExample($id: ID!, $side: PlaygroundSideName!) {\n    savePlaygroundExample(id: $id, side: $side) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SavePlaygroundExampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JudgePlaygroundRun($id: ID!, $verdict: PlaygroundVerdict) {\n    judgePlaygroundRun(id: $id, verdict: $verdict) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').JudgePlaygroundRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentSignups($first: Int, $after: String, $search: String, $plan: ID, $sort: SignupSort, $withDays: Boolean!) {\n    signupDays(last: 30) @include(if: $withDays) {\n      name\n      signups\n    }\n    recentSignups(first: $first, after: $after, search: $search, plan: $plan, sort: $sort) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          createdAt\n          email\n          name\n          source\n          websiteCount\n          plan\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RecentSignupsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TemplateSections($first: Int, $after: String) {\n    templateSections(first: $first, after: $after) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          label\n          purpose\n          isOn\n          neededFor\n          problem\n          hint\n          templateCount\n          version\n          updatedAt\n          updatedBy\n          variants {\n            id\n            isOn\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TemplateSectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TemplateSection($kind: ID!, $first: Int, $after: String) {\n    templateSection(kind: $kind) {\n      id\n      label\n      isOn\n      neededFor\n      problem\n      hint\n      ownHint\n      sample\n      ownSample\n      templateCount\n      version\n      updatedAt\n      updatedBy\n      variants {\n        id\n        label\n        hint\n        isOn\n      }\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TemplateSectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTemplateSection($kind: ID!, $input: TemplateSectionInput!, $version: Int!) {\n    updateTemplateSection(kind: $kind, input: $input, version: $version) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateTemplateSectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminTemplates($first: Int, $after: String, $search: String, $state: TemplateState, $sort: TemplateSort) {\n    adminTemplates(first: $first, after: $after, search: $search, state: $state, sort: $sort) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          name\n          slug\n          category\n          builderNumber\n          published\n          retiredAt\n          websiteCount\n          updatedAt\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AdminTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminTemplate($id: ID!, $first: Int, $after: String) {\n    adminTemplate(id: $id) {\n      id\n      name\n      slug\n      category\n      description\n      builderNumber\n      published\n      design\n      retiredAt\n      websiteCount\n      createdAt\n      updatedAt\n      updatedBy\n      version\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AdminTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTemplate($input: TemplateInput!, $swapsWith: ID) {\n    createTemplate(input: $input, swapsWith: $swapsWith) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTemplate($id: ID!, $input: TemplateInput!, $version: Int!, $swapsWith: ID) {\n    updateTemplate(id: $id, input: $input, version: $version, swapsWith: $swapsWith) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateTemplate($id: ID!) {\n    duplicateTemplate(id: $id) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').DuplicateTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetireTemplate($id: ID!, $isRetired: Boolean!) {\n    retireTemplate(id: $id, isRetired: $isRetired) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RetireTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTemplate($id: ID!) {\n    deleteTemplate(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrainingWebsites(\n    $first: Int\n    $after: String\n    $search: String\n    $status: TrainingStatus\n    $origin: TrainingOrigin\n    $score: Int\n    $tag: String\n  ) {\n    trainingWebsites(\n      first: $first\n      after: $after\n      search: $search\n      status: $status\n      origin: $origin\n      score: $score\n      tag: $tag\n    ) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          title\n          brief\n          origin\n          sourceUrl\n          tags\n          score\n          status\n          state\n          createdAt\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TrainingWebsitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrainingTags {\n    trainingTags\n  }\n"): typeof import('./graphql.ts').TrainingTagsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrainingEntry on TrainingWebsite {\n    id\n    title\n    brief\n    origin\n    sourceUrl\n    tags\n    score\n    notes\n    status\n    state\n    note\n    report\n    version\n    createdAt\n    createdBy\n    updatedAt\n    updatedBy\n    website {\n      id\n      name\n      language\n      currentRevision\n      previewToken\n    }\n  }\n"): typeof import('./graphql.ts').TrainingEntryFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrainingWebsite($id: ID!, $first: Int, $after: String) {\n    trainingWebsite(id: $id) {\n      ...TrainingEntry\n      history(first: $first, after: $after) {\n        ...Writes\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TrainingWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TwoTrainingWebsites($one: ID!, $other: ID!) {\n    one: trainingWebsite(id: $one) {\n      ...TrainingEntry\n    }\n    other: trainingWebsite(id: $other) {\n      ...TrainingEntry\n    }\n  }\n"): typeof import('./graphql.ts').TwoTrainingWebsitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTrainingWebsite($input: TrainingBriefInput!) {\n    createTrainingWebsite(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateTrainingWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTrainingFromWebsite($input: TrainingSourceInput!) {\n    createTrainingWebsiteFromWebsite(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateTrainingFromWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTrainingFromAddress($input: TrainingAddressInput!) {\n    createTrainingWebsiteFromAddress(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateTrainingFromAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTrainingWebsite($id: ID!, $input: TrainingWebsiteInput!, $version: Int!) {\n    updateTrainingWebsite(id: $id, input: $input, version: $version) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateTrainingWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddTrainingToExamples($id: ID!) {\n    createExampleFromTraining(id: $id) {\n      added\n      untold\n    }\n  }\n"): typeof import('./graphql.ts').AddTrainingToExamplesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelTrainingWebsite($id: ID!) {\n    cancelTrainingWebsite(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CancelTrainingWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MakeTrainingWebsiteAgain($id: ID!) {\n    makeTrainingWebsiteAgain(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').MakeTrainingWebsiteAgainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTrainingWebsite($id: ID!) {\n    deleteTrainingWebsite(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteTrainingWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TuningJobs($first: Int!, $after: String) {\n    tuning {\n      endpoint\n      modelInUse\n    }\n    tuningJobs(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          baseModel\n          suffix\n          kind\n          examples\n          state\n          step\n          remoteState\n          wish\n          done\n          total\n          model\n          createdAt\n          createdBy\n        }\n      }\n    }\n    tunedModels {\n      id\n      name\n      jobId\n      notes\n      createdAt\n      createdBy\n    }\n  }\n"): typeof import('./graphql.ts').TuningJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TuningJob($id: ID!) {\n    tuningJob(id: $id) {\n      id\n      endpoint\n      kind\n      task\n      source\n      tag\n      tools\n      baseModel\n      suffix\n      epochs\n      examples\n      validations\n      estimatedTokens\n      estimatedCost\n      state\n      step\n      remoteId\n      remoteState\n      wish\n      done\n      total\n      finishesAt\n      model\n      trainedTokens\n      note\n      trouble\n      createdAt\n      createdBy\n      lookedAt\n      endedAt\n      events {\n        id\n        at\n        level\n        message\n        isOurs\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TuningJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewTuningJob {\n    tuning {\n      endpoint\n      baseModel\n    }\n    pricedModels\n    exampleTags\n  }\n"): typeof import('./graphql.ts').NewTuningJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TuningPlan($input: TuningPlanInput!) {\n    tuningPlan(input: $input) {\n      examples\n      validations\n      tokens\n      epochs\n      isEpochsGuessed\n      cost\n      spent\n      limit\n    }\n  }\n"): typeof import('./graphql.ts').TuningPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartTuningJob($input: TuningJobInput!) {\n    startTuningJob(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').StartTuningJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TellTuningJob($id: ID!, $wish: TuningWish!) {\n    tellTuningJob(id: $id, wish: $wish) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').TellTuningJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NameTunedModel($name: String!, $notes: String!) {\n    nameTunedModel(name: $name, notes: $notes) {\n      name\n    }\n  }\n"): typeof import('./graphql.ts').NameTunedModelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTunedModel($id: ID!) {\n    removeTunedModel(id: $id) {\n      name\n    }\n  }\n"): typeof import('./graphql.ts').RemoveTunedModelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordSignIn($idToken: String!, $signupSource: String) {\n    recordSignIn(idToken: $idToken, signupSource: $signupSource) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RecordSignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Plans($website: ID!, $isAtWebsite: Boolean!, $change: ID!, $isChanging: Boolean!) {\n    website(id: $website) @include(if: $isAtWebsite) {\n      id\n      name\n      canWrite\n    }\n    viewer {\n      id\n      billing {\n        plan {\n          ...PlanFacts\n        }\n        source\n        state\n        price {\n          amount\n          currency\n        }\n        renewsAt\n        endsAt\n        nextPlan {\n          id\n          label\n        }\n        graceUntil\n        beyondSince\n        restsAt\n        published {\n          id\n          name\n          visits\n          status\n          isPreferred\n        }\n        use {\n          key\n          label\n          used\n          limit\n          words\n        }\n        isOffered\n      }\n      plans {\n        plan {\n          ...PlanFacts\n        }\n        monthly {\n          amount\n          currency\n        }\n        isCurrent\n        change\n      }\n      planChange(plan: $change) @include(if: $isChanging) {\n        kind\n        from {\n          id\n          label\n        }\n        to {\n          id\n          label\n          websites\n        }\n        dueNow {\n          amount\n          currency\n        }\n        then {\n          amount\n          currency\n        }\n        thenAt\n        fromWhen\n        rests {\n          kind\n          id\n          name\n          detail\n        }\n        problem\n      }\n    }\n  }\n  fragment PlanFacts on Plan {\n    id\n    label\n    websites\n    domains\n    assistantMessages\n    generatedPictures\n    pages\n    mediaBytes\n    waitlistEntries\n    badgeRemovable\n    codeForHead\n    sitePassword\n  }\n"): typeof import('./graphql.ts').PlansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePlan($plan: ID!, $website: ID, $returnTo: String) {\n    changePlan(plan: $plan, websiteId: $website, returnTo: $returnTo) {\n      url\n    }\n  }\n"): typeof import('./graphql.ts').ChangePlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseShown($ids: [ID!]!) {\n    chooseWebsitesShown(ids: $ids) {\n      restsAt\n    }\n  }\n"): typeof import('./graphql.ts').ChooseShownDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedPost on BlogPost {\n    id\n    title\n    slug\n    excerpt\n    body\n    author\n    seoTitle\n    seoDescription\n    tags\n    cover\n    state\n    publishAt\n    publishAtLocal\n    isChanged\n    version\n    updatedAt\n    address\n    gaps\n  }\n"): typeof import('./graphql.ts').EditedPostFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostEditor($id: ID!, $post: ID!, $isNew: Boolean!) {\n    website(id: $id) {\n      id\n      name\n      status\n      canWrite\n      previewToken\n      document\n      blog {\n        # First, so that they are never newer than what they stand for.\n        tasksStamp\n        postsStamp\n        tasks(kinds: [PART, PICTURES], about: $post) @skip(if: $isNew) {\n          kind\n          ...ShownTask\n          ...PicturesTask\n        }\n        timeZone\n        tags\n        links {\n          title\n          path\n        }\n        post(id: $post) @skip(if: $isNew) {\n          ...EditedPost\n          picturesElsewhere\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PostEditorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogPosts($id: ID!, $state: BlogPostState, $tag: String, $search: String, $page: Int!) {\n    website(id: $id) {\n      id\n      name\n      status\n      canWrite\n      document\n      blog {\n        # First, so that it is never newer than what it stands for.\n        postsStamp\n        path\n        tags\n        timeZone\n        topics {\n          id\n        }\n        posts(state: $state, tag: $tag, search: $search, page: $page) {\n          total\n          pages\n          posts {\n            id\n            title\n            excerpt\n            tags\n            state\n            publishAt\n            publishAtLocal\n            isChanged\n            updatedAt\n            address\n            viewsIn30Days\n          }\n        }\n        deletedPosts {\n          id\n          title\n          deletedAt\n        }\n        tasks(kinds: [IMPORT]) {\n          id\n          state\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BlogPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BlogTopics($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      canWrite\n      blog {\n        # First, so that it is never newer than what it stands for.\n        tasksStamp\n        tasks(kinds: [TOPICS, POST]) {\n          kind\n          ...ShownTask\n        }\n        topics {\n          id\n          title\n          source\n          postId\n          createdAt\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').BlogTopicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostVersions($id: ID!, $post: ID!, $number: Int!) {\n    website(id: $id) {\n      id\n      blog {\n        post(id: $post) {\n          id\n          versions {\n            number\n            title\n            author\n            createdAt\n          }\n          versionAt(number: $number) {\n            title\n            slug\n            excerpt\n            body\n            author\n            seoTitle\n            seoDescription\n            tags\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PostVersionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBlogPost($websiteId: ID!, $input: BlogPostInput!) {\n    createBlogPost(websiteId: $websiteId, input: $input) {\n      ...EditedPost\n    }\n  }\n"): typeof import('./graphql.ts').CreateBlogPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveBlogPost($id: ID!, $version: Int!, $input: BlogPostInput!) {\n    saveBlogPost(id: $id, version: $version, input: $input) {\n      post {\n        ...EditedPost\n      }\n      merged\n      conflicts {\n        field\n        yours\n        theirs\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveBlogPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishBlogPost($id: ID!) {\n    publishBlogPost(id: $id) {\n      ...EditedPost\n    }\n  }\n"): typeof import('./graphql.ts').PublishBlogPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScheduleBlogPost($id: ID!, $at: String!) {\n    scheduleBlogPost(id: $id, at: $at) {\n      ...EditedPost\n    }\n  }\n"): typeof import('./graphql.ts').ScheduleBlogPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnpublishBlogPost($id: ID!) {\n    unpublishBlogPost(id: $id) {\n      ...EditedPost\n    }\n  }\n"): typeof import('./graphql.ts').UnpublishBlogPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateBlogPost($id: ID!) {\n    duplicateBlogPost(id: $id) {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.ts').DuplicateBlogPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreBlogPostVersion($id: ID!, $number: Int!) {\n    restoreBlogPostVersion(id: $id, number: $number) {\n      ...EditedPost\n    }\n  }\n"): typeof import('./graphql.ts').RestoreBlogPostVersionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteBlogPosts($ids: [ID!]!) {\n    deleteBlogPosts(ids: $ids) {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.ts').DeleteBlogPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreBlogPosts($ids: [ID!]!) {\n    restoreBlogPosts(ids: $ids) {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.ts').RestoreBlogPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTimeZone($websiteId: ID!, $timeZone: String!) {\n    setTimeZone(websiteId: $websiteId, timeZone: $timeZone) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SetTimeZoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddBlogTopic($websiteId: ID!, $title: String!) {\n    addBlogTopic(websiteId: $websiteId, title: $title) {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.ts').AddBlogTopicDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuggestBlogTopics($websiteId: ID!) {\n    suggestBlogTopics(websiteId: $websiteId) {\n      state\n      note\n      texts\n    }\n  }\n"): typeof import('./graphql.ts').SuggestBlogTopicsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteBlogPost($topicId: ID!) {\n    writeBlogPost(topicId: $topicId) {\n      state\n      note\n      post {\n        id\n        gaps\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WriteBlogPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteForPost($id: ID!, $kind: BlogPostPart!, $text: String!) {\n    writeForPost(id: $id, kind: $kind, text: $text) {\n      state\n    }\n  }\n"): typeof import('./graphql.ts').WriteForPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveBlogTopic($id: ID!) {\n    removeBlogTopic(id: $id) {\n      id\n      title\n    }\n  }\n"): typeof import('./graphql.ts').RemoveBlogTopicDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TypedPost($id: ID!, $body: String!) {\n    website(id: $id) {\n      id\n      previewToken\n      document\n      blog {\n        typed(body: $body)\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TypedPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShownTask on BlogTask {\n    id\n    about\n    state\n    note\n    done\n    total\n    part\n    replaces\n    texts\n    isCounted\n    createdAt\n    endedAt\n    usage {\n      isModel\n      model\n      inputTokens\n      outputTokens\n      cachedTokens\n      cost\n      isEstimate\n    }\n  }\n"): typeof import('./graphql.ts').ShownTaskFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PicturesTask on BlogTask {\n    id\n    state\n    note\n    done\n    total\n    brought: items(outcome: CREATED) {\n      total\n    }\n    known: items(outcome: UNCHANGED) {\n      total\n    }\n    refused: items(outcome: REFUSED) {\n      total\n      items {\n        name\n        problem\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PicturesTaskFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PostImport($id: ID!, $outcome: BlogImportOutcome, $page: Int!) {\n    website(id: $id) {\n      id\n      blog {\n        # First, so that it is never newer than what it stands for.\n        tasksStamp\n        postsWithPicturesElsewhere\n        pictures: tasks(kinds: [PICTURES], about: \"\") {\n          ...PicturesTask\n        }\n        tasks(kinds: [IMPORT]) {\n          id\n          state\n          note\n          done\n          total\n          createdAt\n          endedAt\n          all: items {\n            total\n          }\n          created: items(outcome: CREATED) {\n            total\n          }\n          changed: items(outcome: CHANGED) {\n            total\n          }\n          unchanged: items(outcome: UNCHANGED) {\n            total\n          }\n          refused: items(outcome: REFUSED) {\n            total\n          }\n          shown: items(outcome: $outcome, page: $page) {\n            total\n            pages\n            items {\n              name\n              outcome\n              problem\n              postId\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PostImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BringBlogPictures($website: ID!, $post: ID) {\n    bringBlogPictures(websiteId: $website, postId: $post) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').BringBlogPicturesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelBlogTask($id: ID!) {\n    cancelBlogTask(id: $id) {\n      id\n      note\n    }\n  }\n"): typeof import('./graphql.ts').CancelBlogTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetBlogTask($id: ID!) {\n    forgetBlogTask(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ForgetBlogTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuilderTemplates {\n    templates {\n      id\n      name\n      description\n      builderNumber\n    }\n  }\n"): typeof import('./graphql.ts').BuilderTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShownTurn on ChatTurn {\n    messageId\n    note\n    changes\n    page\n    pages {\n      title\n      path\n    }\n    step\n  }\n"): typeof import('./graphql.ts').ShownTurnFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShownMessage on ChatMessage {\n    id\n    role\n    text\n    state\n    createdAt\n    revision\n    changes\n    sections\n    canUndo\n    canRedo\n    about {\n      name\n    }\n    picture {\n      ...Picture\n    }\n    choices {\n      label\n      message\n      look\n    }\n    template {\n      id\n      name\n      version\n    }\n    usage {\n      isModel\n      model\n      inputTokens\n      outputTokens\n      cachedTokens\n      isEstimate\n      cost\n      seconds\n    }\n  }\n"): typeof import('./graphql.ts').ShownMessageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteChat($id: ID!, $last: Int!) {\n    website(id: $id) {\n      # First, so that it is never newer than what it stands for.\n      updatesStamp\n      id\n      name\n      address\n      status\n      currentRevision\n      publishedAt\n      canWrite\n      isUnclaimed\n      ...StaffDocument\n      keptUntil\n      siteImport {\n        id\n        address\n        templateId\n      }\n      canUndo\n      canRedo\n      previewToken\n      document\n      suggestions\n      greeting\n      messages(last: $last) {\n        ...ShownMessage\n      }\n      turn {\n        ...ShownTurn\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebsiteChatDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EarlierMessages($id: ID!, $last: Int!, $before: ID!) {\n    website(id: $id) {\n      id\n      messages(last: $last, before: $before) {\n        ...ShownMessage\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EarlierMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendChatMessage($input: SendChatMessageInput!) {\n    sendChatMessage(input: $input) {\n      message {\n        id\n        state\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SendChatMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoChatMessage($id: ID!) {\n    undoChatMessage(id: $id) {\n      message {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UndoChatMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelChatMessage($id: ID!) {\n    cancelChatMessage(id: $id) {\n      message {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CancelChatMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnclaimedIds {\n    unclaimedWebsites {\n      id\n    }\n    siteImports {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UnclaimedIdsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DomainStand on Domain {\n    id\n    name\n    displayName\n    state\n    isResting\n    failingSince\n    website {\n      id\n      name\n      status\n      address\n    }\n  }\n"): typeof import('./graphql.ts').DomainStandFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DomainDetails on Domain {\n    ...DomainStand\n    method\n    isProved\n    primary\n    address\n    stamp\n    createdAt\n    checkedAt\n    nextCheckAt\n    records {\n      purpose\n      host\n      type\n      expected\n      found\n      state\n      isRequired\n    }\n    diagnoses {\n      code\n      severity\n      title\n      detail\n      nextStep\n    }\n    nameservers {\n      name\n      answers\n    }\n    keptRecords {\n      type\n      host\n      value\n    }\n    certificate {\n      issuer\n      validFrom\n      validTo\n      names\n    }\n    history {\n      id\n      kind\n      text\n      detail\n      at\n    }\n  }\n"): typeof import('./graphql.ts').DomainDetailsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Domain($id: ID!) {\n    viewer {\n      id\n      domain(id: $id) {\n        ...DomainDetails\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckDomain($id: ID!) {\n    checkDomain(id: $id) {\n      id\n      displayName\n    }\n  }\n"): typeof import('./graphql.ts').CheckDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConnectDomain($id: ID!, $websiteId: ID!, $primary: DomainPrimary!) {\n    connectDomain(id: $id, websiteId: $websiteId, primary: $primary) {\n      id\n      displayName\n      website {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConnectDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisconnectDomain($id: ID!) {\n    disconnectDomain(id: $id) {\n      id\n      displayName\n    }\n  }\n"): typeof import('./graphql.ts').DisconnectDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubdomainAvailability($websiteId: ID!, $subdomain: String!) {\n    subdomainAvailability(websiteId: $websiteId, subdomain: $subdomain) {\n      subdomain\n      address\n      isFree\n      problem\n      suggestion\n    }\n  }\n"): typeof import('./graphql.ts').SubdomainAvailabilityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeByForm($input: ChangeByFormInput!) {\n    changeByForm(input: $input) {\n      revision\n      values\n      message\n      goTo\n      anchor\n      isQuiet\n      offersUndo\n    }\n  }\n"): typeof import('./graphql.ts').ChangeByFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StandingAfter on Website {\n    id\n    currentRevision\n    revisions(first: 1) {\n      edges {\n        node {\n          id\n          summary\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').StandingAfterFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoChange($id: ID!) {\n    undoChange(id: $id) {\n      ...StandingAfter\n    }\n  }\n"): typeof import('./graphql.ts').UndoChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedoChange($id: ID!) {\n    redoChange(id: $id) {\n      ...StandingAfter\n    }\n  }\n"): typeof import('./graphql.ts').RedoChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreRevision($id: ID!, $number: Int!, $sectionId: ID) {\n    restoreRevision(id: $id, number: $number, sectionId: $sectionId) {\n      id\n      currentRevision\n    }\n  }\n"): typeof import('./graphql.ts').RestoreRevisionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishWebsite($id: ID!) {\n    publishWebsite(id: $id) {\n      id\n      currentRevision\n      address\n    }\n  }\n"): typeof import('./graphql.ts').PublishWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnpublishWebsite($id: ID!) {\n    unpublishWebsite(id: $id) {\n      id\n      currentRevision\n    }\n  }\n"): typeof import('./graphql.ts').UnpublishWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateShareLink($websiteId: ID!, $days: Int) {\n    createShareLink(websiteId: $websiteId, days: $days) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateShareLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeShareLink($id: ID!) {\n    revokeShareLink(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RevokeShareLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegenerateSection($websiteId: ID!, $sectionId: ID!) {\n    regenerateSection(websiteId: $websiteId, sectionId: $sectionId) {\n      website {\n        id\n        currentRevision\n      }\n      message {\n        id\n        state\n        text\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RegenerateSectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SectionLibrary {\n    sectionLibrary {\n      kind\n      isOn\n      variantsOff\n      sample\n      version\n    }\n  }\n"): typeof import('./graphql.ts').SectionLibraryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSubdomain($id: ID!, $seen: String, $subdomain: String!) {\n    changeSubdomain(id: $id, seen: $seen, subdomain: $subdomain) {\n      id\n      address\n    }\n  }\n"): typeof import('./graphql.ts').ChangeSubdomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSearchVisibility($id: ID!, $seen: String, $hidden: Boolean!) {\n    setSearchVisibility(id: $id, seen: $seen, hidden: $hidden) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SetSearchVisibilityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSitePassword($id: ID!, $seen: String, $password: String) {\n    setSitePassword(id: $id, seen: $seen, password: $password) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SetSitePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetHeadCode($id: ID!, $seen: String, $headCode: String!) {\n    setHeadCode(id: $id, seen: $seen, headCode: $headCode) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SetHeadCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTrainingConsent($id: ID!, $seen: String, $on: Boolean!) {\n    setTrainingConsent(id: $id, seen: $seen, on: $on) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SetTrainingConsentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNotifications($id: ID!, $seen: String, $on: Boolean!, $address: String!) {\n    setNotifications(id: $id, seen: $seen, on: $on, address: $address) {\n      id\n      settings {\n        notifyPending\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SetNotificationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmNotifyAddress($id: ID!, $code: String!) {\n    confirmNotifyAddress(id: $id, code: $code) {\n      id\n      settings {\n        notifyAddress\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmNotifyAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateAsDraft($id: ID!) {\n    duplicateWebsite(id: $id) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').DuplicateAsDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffDocument on Website {\n    purpose\n    templateEdited {\n      id\n      name\n    }\n    templateTried {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').StaffDocumentFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteHeader($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      address\n      status\n      canWrite\n      isUnclaimed\n      ...StaffDocument\n    }\n  }\n"): typeof import('./graphql.ts').WebsiteHeaderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicCard($id: ID!) {\n    publicWebsite(id: $id) {\n      id\n      name\n      tagline\n      address\n    }\n  }\n"): typeof import('./graphql.ts').PublicCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CurrentUser {\n    redwood {\n      currentUser\n    }\n  }\n"): typeof import('./graphql.ts').CurrentUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query McpKey {\n    viewer {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').McpKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query McpWebsites($first: Int, $after: String, $search: String) {\n    viewer {\n      id\n      websites(first: $first, after: $after, search: $search) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            status\n            address\n            language\n            currentRevision\n            updatedAt\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpWebsitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query McpWebsite($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      status\n      address\n      currentRevision\n      canUndo\n      canRedo\n      document\n      unpublishedChanges\n      turn {\n        messageId\n        note\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query McpReading($id: ID!) {\n    website(id: $id) {\n      id\n      understood {\n        fact\n        label\n        value\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpReadingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query McpPreview($id: ID!) {\n    website(id: $id) {\n      id\n      previewToken\n    }\n  }\n"): typeof import('./graphql.ts').McpPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query McpLibrary {\n    sectionLibrary {\n      kind\n      isOn\n      variantsOff\n    }\n  }\n"): typeof import('./graphql.ts').McpLibraryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation McpCreate($input: CreateWebsiteInput!) {\n    createWebsite(input: $input) {\n      id\n      name\n      status\n      address\n      currentRevision\n      canUndo\n      canRedo\n      document\n      unpublishedChanges\n      understood {\n        label\n        value\n      }\n      turn {\n        messageId\n        note\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpCreateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation McpChange($input: ChangeWebsiteInput!) {\n    changeWebsite(input: $input) {\n      id\n      currentRevision\n      revisions(first: 1) {\n        edges {\n          node {\n            number\n            summary\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation McpUndo($id: ID!) {\n    undoChange(id: $id) {\n      id\n      currentRevision\n      canUndo\n      revisions(first: 1) {\n        edges {\n          node {\n            summary\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpUndoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation McpRedo($id: ID!) {\n    redoChange(id: $id) {\n      id\n      currentRevision\n      canUndo\n      revisions(first: 1) {\n        edges {\n          node {\n            summary\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpRedoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation McpAsk($input: SendChatMessageInput!) {\n    sendChatMessage(input: $input) {\n      website {\n        id\n        currentRevision\n      }\n      message {\n        id\n        state\n        text\n        changes\n        choices {\n          label\n          message\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpAskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query McpAnswer($id: ID!) {\n    website(id: $id) {\n      id\n      currentRevision\n      turn {\n        messageId\n        note\n        step\n      }\n      messages(last: 6) {\n        id\n        state\n        text\n        changes\n        choices {\n          label\n          message\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation McpPublish($id: ID!) {\n    publishWebsite(id: $id) {\n      id\n      name\n      address\n      publishedRevision\n    }\n  }\n"): typeof import('./graphql.ts').McpPublishDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query McpPictures($id: ID!, $after: String) {\n    website(id: $id) {\n      id\n      assets(first: 20, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            alt\n            width\n            height\n            generated {\n              model\n            }\n          }\n        }\n      }\n      photoSources\n      pictureGenerator {\n        left\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpPicturesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query McpFindPhotos($website: ID!, $words: String!, $page: Int) {\n    searchPhotos(websiteId: $website, text: $words, page: $page) {\n      hasMore\n      photos {\n        id\n        width\n        height\n        preview\n        credit {\n          author\n          source\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpFindPhotosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation McpTakePhoto($website: ID!, $photo: ID!) {\n    takePhoto(websiteId: $website, id: $photo) {\n      id\n      alt\n      width\n      height\n    }\n  }\n"): typeof import('./graphql.ts').McpTakePhotoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation McpGenerate($website: ID!, $prompt: String!, $shape: PictureShape!) {\n    generatePicture(websiteId: $website, prompt: $prompt, shape: $shape) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').McpGenerateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query McpGenerating($id: ID!) {\n    website(id: $id) {\n      id\n      pictureGenerator {\n        latest {\n          id\n          state\n          note\n          done\n          picture {\n            id\n            alt\n            width\n            height\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').McpGeneratingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PictureFile on AssetVariant {\n    file\n    format\n    use\n    width\n  }\n"): typeof import('./graphql.ts').PictureFileFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Picture on Asset {\n    id\n    name\n    alt\n    width\n    height\n    focus\n    crop\n    look {\n      sharpness\n      entropy\n    }\n    credit {\n      author\n      authorUrl\n      source\n      sourceUrl\n      licence\n    }\n    generated {\n      prompt\n      model\n    }\n    variants {\n      ...PictureFile\n    }\n  }\n"): typeof import('./graphql.ts').PictureFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadAsset($input: UploadAssetInput!) {\n    uploadAsset(input: $input) {\n      ...Picture\n    }\n  }\n"): typeof import('./graphql.ts').UploadAssetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAsset($input: UpdateAssetInput!) {\n    updateAsset(input: $input) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').UpdateAssetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveAsset($websiteId: ID!, $id: ID!) {\n    removeAsset(websiteId: $websiteId, id: $id) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').RemoveAssetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreAsset($websiteId: ID!, $id: ID!) {\n    restoreAsset(websiteId: $websiteId, id: $id) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').RestoreAssetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Library($id: ID!, $first: Int!, $after: String) {\n    website(id: $id) {\n      id\n      mediaRoom {\n        used\n        limit\n      }\n      photoSources\n      pictureGenerator {\n        ...Generator\n      }\n      assets(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            ...Picture\n            bytes\n            state\n            createdAt\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LibraryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Media($id: ID!, $token: String, $ids: [ID!]!) {\n    website(id: $id, previewToken: $token) {\n      id\n      media(ids: $ids) {\n        id\n        files {\n          ...PictureFile\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MediaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssetFileBody($id: ID!, $file: String!, $token: String) {\n    assetFile(websiteId: $id, file: $file, previewToken: $token) {\n      contentType\n      body\n    }\n  }\n"): typeof import('./graphql.ts').AssetFileBodyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OriginalFile($websiteId: ID!, $id: ID!) {\n    originalFile(websiteId: $websiteId, id: $id) {\n      contentType\n      name\n      body\n    }\n  }\n"): typeof import('./graphql.ts').OriginalFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Generator on PictureGenerator {\n    left\n    latest {\n      id\n      prompt\n      shape\n      state\n      note\n      done\n      total\n      picture {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').GeneratorFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GeneratePicture($websiteId: ID!, $prompt: String!, $shape: PictureShape!) {\n    generatePicture(websiteId: $websiteId, prompt: $prompt, shape: $shape) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').GeneratePictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelGeneratedPicture($id: ID!) {\n    cancelGeneratedPicture(id: $id) {\n      id\n      note\n    }\n  }\n"): typeof import('./graphql.ts').CancelGeneratedPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ForgetGeneratedPicture($id: ID!) {\n    forgetGeneratedPicture(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ForgetGeneratedPictureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakePhoto($websiteId: ID!, $id: ID!) {\n    takePhoto(websiteId: $websiteId, id: $id) {\n      id\n      credit {\n        author\n        source\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TakePhotoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchPhotos($id: ID!, $text: String!, $page: Int!) {\n    searchPhotos(websiteId: $id, text: $text, page: $page) {\n      hasMore\n      photos {\n        id\n        width\n        height\n        preview\n        credit {\n          author\n          authorUrl\n          source\n          sourceUrl\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SearchPhotosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountToExport {\n    viewer {\n      id\n      name\n      email\n      picture\n      roles\n      createdAt\n      plan {\n        label\n      }\n      billingRecords\n      accessKeys {\n        name\n        scope\n        website {\n          id\n          name\n        }\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n      websiteCount\n      deletedWebsites(first: 0) {\n        totalCount\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AccountToExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteToExport($after: String) {\n    viewer {\n      id\n      websites(first: 1, after: $after, sort: CREATED) {\n        pageInfo {\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            subdomain\n            address\n            language\n            status\n            createdAt\n            updatedAt\n            publishedAt\n            document\n            records\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebsiteToExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedWebsiteToExport($after: String) {\n    viewer {\n      id\n      deletedWebsites(first: 1, after: $after) {\n        pageInfo {\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            subdomain\n            address\n            language\n            createdAt\n            updatedAt\n            deletedAt\n            purgeAt\n            document\n            records\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DeletedWebsiteToExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DomainToExport($after: String) {\n    viewer {\n      id\n      domains(first: 1, after: $after) {\n        pageInfo {\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            state\n            method\n            primary\n            createdAt\n            website {\n              id\n              name\n            }\n            history {\n              at\n              text\n              detail\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DomainToExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OriginalToExport($websiteId: ID!, $id: ID!) {\n    originalFile(websiteId: $websiteId, id: $id) {\n      name\n      body\n    }\n  }\n"): typeof import('./graphql.ts').OriginalToExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SentFileToExport($submission: ID!, $file: ID!) {\n    submissionFile(submission: $submission, file: $file) {\n      name\n      body\n    }\n  }\n"): typeof import('./graphql.ts').SentFileToExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GetStripeCustomerPortalSessionUrlMutation {\n    getStripeCustomerPortalSessionUrl\n  }\n"): typeof import('./graphql.ts').GetStripeCustomerPortalSessionUrlMutationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportBlogPosts($id: ID!) {\n    exportBlogPosts(websiteId: $id) {\n      fileName\n      archive\n    }\n  }\n"): typeof import('./graphql.ts').ExportBlogPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportBlogPosts($id: ID!, $archive: String!) {\n    importBlogPosts(websiteId: $id, archive: $archive) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ImportBlogPostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimWebsites($ids: [ID!]!) {\n    claimWebsites(ids: $ids) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').ClaimWebsitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnclaimedWebsites {\n    unclaimedWebsites {\n      id\n      name\n      currentRevision\n      updatedAt\n      keptUntil\n      previewToken\n    }\n    siteImports {\n      id\n    }\n    viewer {\n      id\n      websiteCount\n      plan {\n        label\n        websites\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UnclaimedWebsitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DomainUpdates($id: ID!) {\n    domainUpdates(id: $id) {\n      stamp\n    }\n  }\n"): typeof import('./graphql.ts').DomainUpdatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddDomain($name: String!) {\n    addDomain(name: $name) {\n      id\n      displayName\n    }\n  }\n"): typeof import('./graphql.ts').AddDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChoosableWebsites {\n    viewer {\n      id\n      websites(first: 100, sort: NAME) {\n        edges {\n          node {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChoosableWebsitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Domains($first: Int, $after: String, $search: String, $isFiltered: Boolean!) {\n    viewer {\n      id\n      plan {\n        label\n        domains\n      }\n      all: domains(first: 1) {\n        totalCount\n      }\n      domains(first: $first, after: $after, search: $search) {\n        totalCount @include(if: $isFiltered)\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            ...DomainStand\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DomainsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DomainOverview($id: ID!) {\n    viewer {\n      id\n      domain(id: $id) {\n        ...DomainDetails\n      }\n      websites(first: 100, sort: NAME) {\n        edges {\n          node {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DomainOverviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NamesOfDomain($id: ID!) {\n    viewer {\n      id\n      domain(id: $id) {\n        id\n        name\n        displayName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').NamesOfDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDomain($id: ID!) {\n    removeDomain(id: $id) {\n      id\n      displayName\n    }\n  }\n"): typeof import('./graphql.ts').RemoveDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BuyDomain($name: String!, $websiteId: ID, $shownAmount: Int!) {\n    buyDomain(name: $name, websiteId: $websiteId, shownAmount: $shownAmount) {\n      url\n    }\n  }\n"): typeof import('./graphql.ts').BuyDomainDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchDomains($text: String!) {\n    searchDomains(text: $text) {\n      name\n      displayName\n      availability\n      yearly {\n        amount\n        currency\n      }\n      problem\n    }\n  }\n"): typeof import('./graphql.ts').SearchDomainsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccessKeys {\n    viewer {\n      id\n      accessKeys {\n        id\n        name\n        scope\n        website {\n          id\n          name\n        }\n        createdAt\n        lastUsedAt\n        expiresAt\n      }\n      websites(first: 100, sort: NAME) {\n        edges {\n          node {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AccessKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateAccessKey($input: CreateAccessKeyInput!) {\n    createAccessKey(input: $input) {\n      secret\n      key {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateAccessKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAccessKey($id: ID!) {\n    revokeAccessKey(id: $id)\n  }\n"): typeof import('./graphql.ts').RevokeAccessKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebsite($input: CreateWebsiteInput!) {\n    createWebsite(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Dashboard(\n    $first: Int\n    $after: String\n    $search: String\n    $sort: WebsiteSort\n    $isFiltered: Boolean!\n    $chosen: [ID!]!\n    $isDeleting: Boolean!\n    $deletedFirst: Int\n    $deletedAfter: String\n  ) {\n    viewer {\n      id\n      name\n      email\n      createdAt\n      deletionWord\n      websiteCount\n      plan {\n        label\n        websites\n      }\n      websites(first: $first, after: $after, search: $search, sort: $sort) {\n        totalCount @include(if: $isFiltered)\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            status\n            address\n            visitsIn7Days\n            updatedAt\n            currentRevision\n            previewToken\n          }\n        }\n      }\n      websitesById(ids: $chosen) @include(if: $isDeleting) {\n        id\n        name\n        status\n      }\n      deletedWebsites(first: $deletedFirst, after: $deletedAfter) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            deletedAt\n            purgeAt\n          }\n        }\n      }\n    }\n    siteImports {\n      id\n      address\n    }\n    unclaimedWebsites {\n      id\n      name\n    }\n    failedSiteImport {\n      id\n      address\n      note\n    }\n    templates {\n      id\n      name\n      slug\n      description\n    }\n  }\n"): typeof import('./graphql.ts').DashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChooseWebsites($first: Int, $after: String, $search: String, $sort: WebsiteSort) {\n    viewer {\n      id\n      websites(first: $first, after: $after, search: $search, sort: $sort) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            name\n            status\n            updatedAt\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ChooseWebsitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($confirm: String!) {\n    deleteAccount(confirm: $confirm)\n  }\n"): typeof import('./graphql.ts').DeleteAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TemplatesToChoose {\n    templates {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').TemplatesToChooseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateWebsite($id: ID!) {\n    duplicateWebsite(id: $id) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').DuplicateWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebsites($ids: [ID!]!) {\n    deleteWebsites(ids: $ids) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').DeleteWebsitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreWebsites($ids: [ID!]!) {\n    restoreWebsites(ids: $ids) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').RestoreWebsitesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Purchase($checkoutId: String, $id: ID) {\n    viewer {\n      purchase(checkoutId: $checkoutId, id: $id) {\n        id\n        kind\n        subject\n        state\n        amount\n        currency\n        problem\n        from\n        returnTo\n        domain {\n          id\n          displayName\n          website {\n            name\n          }\n        }\n      }\n      plans {\n        plan {\n          id\n          label\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PurchaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFromTemplate($input: CreateWebsiteInput!) {\n    createWebsite(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateFromTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUnclaimedFromTemplate($input: CreateUnclaimedWebsiteInput!) {\n    createUnclaimedWebsite(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateUnclaimedFromTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedTemplates($first: Int, $after: String, $search: String, $state: TemplateState) {\n    adminTemplates(first: $first, after: $after, search: $search, state: $state) {\n      totalCount\n      isTotalExact\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        node {\n          id\n          name\n          slug\n          category\n          builderNumber\n          published\n          retiredAt\n          isChanged\n          version\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EditedTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditedTemplate($id: ID!) {\n    adminTemplate(id: $id) {\n      id\n      name\n      slug\n      category\n      description\n      builderNumber\n      published\n      retiredAt\n      design\n      websiteCount\n      version\n      versionInUse\n      isChanged\n      document\n      draft {\n        id\n        currentRevision\n        updatedAt\n        previewToken\n        document\n      }\n      versions {\n        number\n        madeBy\n        createdAt\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EditedTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditTemplate($id: ID!) {\n    editTemplate(id: $id) {\n      id\n      draft {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').EditTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutTemplateIntoUse($id: ID!, $revision: Int!, $seen: Int!) {\n    putTemplateIntoUse(id: $id, revision: $revision, seen: $seen) {\n      id\n      name\n      versionInUse\n    }\n  }\n"): typeof import('./graphql.ts').PutTemplateIntoUseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReturnTemplateTo($id: ID!, $number: Int!, $seen: Int!) {\n    returnTemplateTo(id: $id, number: $number, seen: $seen) {\n      id\n      name\n      versionInUse\n    }\n  }\n"): typeof import('./graphql.ts').ReturnTemplateToDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TemplateDocuments {\n    templates {\n      id\n      document\n    }\n  }\n"): typeof import('./graphql.ts').TemplateDocumentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffTemplateDocument($id: ID!) {\n    adminTemplate(id: $id) {\n      id\n      document\n    }\n  }\n"): typeof import('./graphql.ts').StaffTemplateDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TemplatePreview($builderNumber: Int!, $name: String!, $description: String!, $seed: Int!) {\n    templatePreview(builderNumber: $builderNumber, name: $name, description: $description, seed: $seed)\n  }\n"): typeof import('./graphql.ts').TemplatePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrainingConsent($id: ID!) {\n    website(id: $id) {\n      id\n      trainingConsent {\n        given\n        version\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TrainingConsentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteToDelete($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      status\n      address\n      canWrite\n    }\n  }\n"): typeof import('./graphql.ts').WebsiteToDeleteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteByName($id: ID!, $name: String!) {\n    deleteWebsite(id: $id, name: $name) {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').DeleteByNameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DraftOfForm($id: ID!, $base: Int) {\n    website(id: $id) {\n      id\n      canWrite\n      currentRevision\n      previewToken\n      document\n    }\n    base: website(id: $id) {\n      id\n      document(revision: $base)\n    }\n  }\n"): typeof import('./graphql.ts').DraftOfFormDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WebsiteUpdates($id: ID!) {\n    websiteUpdates(id: $id) {\n      stamp\n      tasks\n      posts\n      turn {\n        ...ShownTurn\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebsiteUpdatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportWebsite($id: ID!) {\n    exportWebsite(id: $id) {\n      fileName\n      archive\n    }\n  }\n"): typeof import('./graphql.ts').ExportWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportWebsite($input: ImportWebsiteInput!) {\n    importWebsite(input: $input) {\n      id\n      name\n      settings {\n        headCode\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ImportWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Draft($id: ID!, $token: String, $revision: Int, $turn: ID, $needsToken: Boolean!) {\n    website(id: $id, previewToken: $token) {\n      id\n      document(revision: $revision, turn: $turn)\n      previewToken @include(if: $needsToken)\n    }\n  }\n"): typeof import('./graphql.ts').DraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DraftOfPost($id: ID!, $post: ID!) {\n    website(id: $id) {\n      id\n      document\n      previewToken\n      blog {\n        post(id: $post) {\n          id\n          title\n          slug\n          excerpt\n          tags\n          author\n          cover\n          publishAt\n          html\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').DraftOfPostDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteDomains($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      subdomain\n      address\n      canWrite\n      domains {\n        ...DomainDetails\n      }\n    }\n    viewer {\n      id\n      connectedDomainCount\n      plan {\n        label\n        domains\n      }\n      domains(first: 100) {\n        edges {\n          node {\n            id\n            displayName\n            state\n            website {\n              id\n              name\n            }\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebsiteDomainsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteSettings($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      subdomain\n      address\n      status\n      canWrite\n      isUnclaimed\n      siteImport {\n        id\n        address\n        templateId\n      }\n      currentRevision\n      document\n      mediaRoom {\n        used\n      }\n      settings {\n        hiddenFromSearch\n        hasPassword\n        headCode\n        notifyOwner\n        notifyAddress\n        notifyPending\n        accountAddress\n        formerAddresses\n        mayHavePassword\n        mayHaveHeadCode\n        versions {\n          address\n          visibility\n          password\n          headCode\n          notifications\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebsiteSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteEditor($id: ID!, $history: Int!, $after: String, $share: Boolean!, $isForm: Boolean!) {\n    website(id: $id) {\n      # First, so that it is never newer than what it stands for.\n      updatesStamp\n      turn {\n        messageId\n        note\n        changes\n        page\n        pages {\n          title\n          path\n        }\n        step\n      }\n      id\n      name\n      address\n      status\n      currentRevision\n      publishedAt\n      publishedByKey\n      publishedRevision\n      canWrite\n      isUnclaimed\n      ...StaffDocument\n      keptUntil\n      siteImport @include(if: $isForm) {\n        id\n      }\n      canUndo\n      canRedo\n      previewToken\n      document\n      shareLinks @include(if: $share) {\n        id\n        token\n        createdAt\n        expiresAt\n      }\n      revisions(first: $history, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            number\n            createdAt\n            author\n            keyName\n            source\n            summary\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebsiteEditorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OlderDocument($id: ID!, $revision: Int!) {\n    website(id: $id) {\n      id\n      document(revision: $revision)\n    }\n  }\n"): typeof import('./graphql.ts').OlderDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Visits($id: ID!, $days: Int!) {\n    website(id: $id) {\n      id\n      visits(days: $days) {\n        days {\n          name\n          visits\n        }\n        pages {\n          name\n          visits\n        }\n        referrers {\n          name\n          visits\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').VisitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Waitlist($id: ID!, $last: Int!) {\n    website(id: $id) {\n      id\n      name\n      address\n      status\n      waitlist {\n        on\n        heading\n        intro\n        when\n        askName\n        button\n        thanks\n        version\n        entries\n        kept\n        days(last: $last) {\n          name\n          entries\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WaitlistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveWaitlist($id: ID!, $input: WaitlistInput!, $seen: String) {\n    saveWaitlist(id: $id, input: $input, seen: $seen) {\n      id\n      status\n      waitlist {\n        on\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SaveWaitlistDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteAsItCame($id: ID!) {\n    website(id: $id) {\n      id\n      document(revision: 1)\n      siteImport {\n        id\n        report\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebsiteAsItCameDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginSiteImport($input: BeginSiteImportInput!) {\n    beginSiteImport(input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').BeginSiteImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelSiteImport($id: ID!) {\n    cancelSiteImport(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CancelSiteImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DismissSiteImport($id: ID!) {\n    dismissSiteImport(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DismissSiteImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadSiteImport($id: ID!) {\n    siteImport(id: $id) {\n      id\n      address\n      templateId\n      state\n      note\n      done\n      total\n      report\n      website {\n        id\n        name\n        currentRevision\n        previewToken\n        canWrite\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReadSiteImportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Submissions($id: ID!, $first: Int!, $after: String, $kinds: [FormKind!], $search: String, $spam: Boolean!) {\n    website(id: $id) {\n      id\n      subdomain\n      submissions(first: $first, after: $after, kinds: $kinds, search: $search, spam: $spam) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          node {\n            id\n            kind\n            name\n            email\n            phone\n            message\n            answers {\n              label\n              value\n              file\n            }\n            spam\n            createdAt\n            unsubscribeAddress\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SubmissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkSubmission($id: ID!, $spam: Boolean!) {\n    markSubmission(id: $id, spam: $spam) {\n      id\n      spam\n    }\n  }\n"): typeof import('./graphql.ts').MarkSubmissionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSubmission($id: ID!) {\n    deleteSubmission(id: $id) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteSubmissionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubmissionFile($submission: ID!, $file: ID!) {\n    submissionFile(submission: $submission, file: $file) {\n      name\n      body\n    }\n  }\n"): typeof import('./graphql.ts').SubmissionFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnswerLabels($id: ID!) {\n    website(id: $id) {\n      id\n      answerLabels\n    }\n  }\n"): typeof import('./graphql.ts').AnswerLabelsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnderstoodOfWebsite($id: ID!) {\n    website(id: $id) {\n      id\n      understood {\n        fact\n        label\n        value\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UnderstoodOfWebsiteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebsiteAccess($id: ID!) {\n    website(id: $id) {\n      id\n      name\n      canWrite\n    }\n  }\n"): typeof import('./graphql.ts').WebsiteAccessDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

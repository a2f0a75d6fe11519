import fc from 'fast-check';

/** The same examples in every run, so that a red run is red for everybody; `PROPERTY_SEED=…` looks for others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_122) });

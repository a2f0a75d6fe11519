// Runs the production build: React and Remix ask NODE_ENV which of their builds to load.
process.env.NODE_ENV = 'production';
await import('../build/server.js');

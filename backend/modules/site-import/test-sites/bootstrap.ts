/** A template of a page with rows, cards, a jumbotron and anchors. */
const page = (
  title: string,
  content: string,
) => `<!doctype html><html lang="en"><head><title>${title} :: Redfern Cycles</title><link href="/assets/bootstrap.min.css" rel="stylesheet"><link href="/assets/own.css" rel="stylesheet"></head><body>
<nav class="navbar navbar-expand-lg fixed-top"><div class="container"><a class="navbar-brand" href="index.html">Redfern Cycles</a><button class="navbar-toggler" data-bs-toggle="collapse" data-bs-target="#nav"></button><div class="collapse navbar-collapse" id="nav"><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="index.html">Home</a></li><li class="nav-item"><a class="nav-link" href="repairs.html">Repairs</a></li><li class="nav-item"><a class="nav-link" href="hire.html">Hire</a></li></ul></div></div></nav>
${content}<footer class="py-5 bg-dark"><div class="container"><p class="m-0 text-white">Copyright &copy; Redfern Cycles 2021</p></div></footer><script src="/assets/bootstrap.bundle.min.js"></script></body></html>`;

export const bootstrap: Record<string, string> = {
  '/': page(
    'Bicycles in Redfern',
    '<header class="bg-primary py-5"><div class="container"><h1 class="display-4">We fix it while you wait</h1><p class="lead">Punctures, brakes and gears, without an appointment.</p><a class="btn btn-light" href="repairs.html">What it costs</a></div></header><section class="py-5" id="where"><div class="container"><h2>Where we are</h2><p>17 Regent Street, Redfern NSW 2016. Phone 02 5550 4421.</p></div></section>',
  ),
  '/repairs.html': page(
    'Repairs',
    '<div class="container"><h1>Repairs</h1><div class="row"><div class="col-md-4"><div class="card h-100"><div class="card-body"><h4 class="card-title">Puncture</h4><p class="card-text">New tube and fitting.</p></div><div class="card-footer">$25</div></div></div><div class="col-md-4"><div class="card h-100"><div class="card-body"><h4 class="card-title">Small service</h4><p class="card-text">Brakes, gears, tyres.</p></div><div class="card-footer">$95</div></div></div><div class="col-md-4"><div class="card h-100"><div class="card-body"><h4 class="card-title">Full service</h4><p class="card-text">Everything taken apart and cleaned.</p></div><div class="card-footer">$210</div></div></div></div></div>',
  ),
  '/hire.html': page(
    'Hire',
    '<div class="container"><h1>Hire a bicycle</h1><ul><li>City bicycle, a day</li><li>Tandem, a day</li></ul><p>Bring a photo ID. We keep a deposit of $100.</p></div>',
  ),
};
export const bootstrapSheets: Record<string, string> = {
  '/assets/bootstrap.min.css':
    ':root{--bs-primary:#0d6efd;--bs-body-bg:#fff;--bs-body-color:#212529}body{color:var(--bs-body-color);background-color:var(--bs-body-bg)}.btn{display:inline-block}',
  '/assets/own.css': ':root{--bs-primary:#b5301f}',
};

// On every page in development: leads to where a click on a text or picture opens its form.
if (window === top && !location.pathname.startsWith('/keystatic')) {
  const link = document.createElement('a');
  link.href = `/keystatic/click?page=${encodeURIComponent(location.pathname)}`;
  link.textContent = 'Edit this page';
  link.style.cssText =
    'position:fixed;inset:auto auto 1rem 1rem;z-index:9999;padding:.5rem 1rem;border-radius:.5rem;background:#21383b;color:#fff;font:1rem/1.5 system-ui,sans-serif';
  document.body.append(link);
}

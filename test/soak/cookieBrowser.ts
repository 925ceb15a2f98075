// Keeps the cookie that a guest's browser would keep.

export function cookieBrowser(origin: () => string): typeof fetch {
  let cookie = "";
  return async (url, init) => {
    const response = await fetch(url, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: origin() },
    });
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response;
  };
}

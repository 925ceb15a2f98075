// Is there a graphics card behind WebGL, or does the processor do its work?

/**
 * How programs that draw without a card call themselves: Chromium's, Mesa's (two), Windows',
 * macOS'.
 */
const software = /swiftshader|llvmpipe|softpipe|microsoft basic render|apple software/i;

let known: boolean | null = null;

/** False also where there is no WebGL at all. Looked at once: a context is dear. */
export function hasGraphicsCard(): boolean {
  known ??= isCard(
    document.createElement("canvas").getContext("webgl", { failIfMajorPerformanceCaveat: true }),
  );
  return known;
}

/** Closes the context. */
export function isCard(
  gl: Pick<WebGLRenderingContext, "getExtension" | "getParameter" | "RENDERER"> | null,
): boolean {
  if (!gl) return false;
  const details = gl.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = gl.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !software.test(String(name));
}

// How does the table fill the whole screen?

/** By the desktop shell, else by the browser; a browser that cannot does nothing. */
export function toggleFullScreen(): void {
  if (window.app) {
    void window.app.toggleFullScreen();
    return;
  }
  const toggled = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  toggled?.catch(() => undefined);
}

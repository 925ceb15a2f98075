/** Uses the desktop shell, or else the browser; does nothing in a browser that cannot. */
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

import { describe, expect, it } from "vitest";
import { isCard } from "#renderer/table/drawing/application.ts";

const unmasked = 0x9246;

/**
 * A context of a browser that names what draws only to those who ask for details, as Chromium does,
 * or to all, as Firefox does.
 */
function contextOf(
  name: string,
  isMasked: boolean,
): Readonly<{ gl: Parameters<typeof isCard>[0]; lost: () => number }> {
  let lost = 0;
  const extensions: Record<string, unknown> = {
    WEBGL_lose_context: { loseContext: () => void (lost += 1) },
    WEBGL_debug_renderer_info: isMasked ? { UNMASKED_RENDERER_WEBGL: unmasked } : null,
  };
  const gl = {
    RENDERER: 0x1f01,
    getExtension: (key: string) => extensions[key] ?? null,
    getParameter: (key: number) => (isMasked === (key === unmasked) ? name : "WebKit WebGL"),
  };
  return { gl: gl as unknown as Parameters<typeof isCard>[0], lost: () => lost };
}

describe("a graphics card", () => {
  it.each([
    [
      "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)",
      false,
    ],
    ["Mesa/X.org, llvmpipe (LLVM 15.0.7, 256 bits)", false],
    ["ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)", false],
    ["Apple Software Renderer", false],
    ["ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)", true],
    ["Adreno (TM) 640", true],
    ["Apple GPU", true],
  ])("is known by what draws: %s", (name, expected) => {
    for (const isMasked of [true, false]) {
      const { gl, lost } = contextOf(name, isMasked);
      expect(isCard(gl)).toBe(expected);
      expect(lost(), "the context is given back").toBe(1);
    }
  });
  it("is not there where there is no WebGL", () => {
    expect(isCard(null)).toBe(false);
  });
});

// Are the arguments of the command line read as they were meant, and wrong ones refused in one line?

import { expect, test } from 'vitest';
import { ArgumentError, hostArguments } from '#main/cli/hostArguments.ts';

test('without arguments no port is asked for, and the usual data and our own screen are taken', () => {
  expect(hostArguments([], 'host')).toEqual({ port: null, data: undefined, screen: undefined, browser: false });
});

test('every argument is read', () => {
  expect(hostArguments(['--port', '8080', '--data', 'd', '--screen', 's', '--browser'], 'start')).toEqual({ port: 8080, data: 'd', screen: 's', browser: true });
});

test.each([['--port', 'many'], ['--port', '70000'], ['--port', '-1'], ['--port', '0x10'], ['--port'], ['--ports', '1'], ['stray'], ['--data', ''], ['--screen', '']])('%s %s is refused in one line', (...given) => {
  const read = (): unknown => hostArguments(given.filter((word) => word !== undefined), 'host');
  expect(read).toThrow(ArgumentError);
  expect(read).toThrow(/^[^\n]+$/);
});

/**
 * Programs made after public reports of memory errors in QuickJS and QuickJS-NG (the numbers are theirs). Each defines
 * `double(n)`, which gives what it could reach outside its own memory: nothing, where the error is mended.
 */
export const ENGINE_HOLES: Readonly<Record<string, string>> = {
  'a typed array over a buffer that shrinks in the getter of its prototype (quickjs 478, quickjs-ng 1296)': `
    function double() {
      const buffer = new ArrayBuffer(64, { maxByteLength: 64 });
      const target = (function () {}).bind();
      Object.defineProperty(target, 'prototype', { get() { buffer.resize(8); return Uint8Array.prototype } });
      const view = Reflect.construct(Uint8Array, [buffer], target);
      return view.length > 64 ? view.length : 'nothing';
    }`,
  'a typed array over a buffer that ends before its offset (quickjs 478)': `
    function double() {
      const buffer = new ArrayBuffer(64, { maxByteLength: 64 });
      const target = (function () {}).bind();
      Object.defineProperty(target, 'prototype', { get() { buffer.resize(0); return Uint32Array.prototype } });
      try {
        const view = Reflect.construct(Uint32Array, [buffer, 16], target);
        return view.length > 12 ? view.length : 'nothing';
      } catch { return 'nothing' }
    }`,
  'a typed array copied from one that shrinks meanwhile (quickjs-ng 1305)': `
    function double() {
      const buffer = new ArrayBuffer(4096, { maxByteLength: 4096 });
      const source = new Uint8Array(buffer);
      const target = new Proxy(function () {}, {
        get(from, name) { if (name === 'prototype') { buffer.resize(0); return Uint8Array.prototype } return from[name] },
      });
      try { return Reflect.construct(Uint8Array, [source], target).some((byte) => byte !== 0) || 'nothing' }
      catch { return 'nothing' }
    }`,
  'a typed array sorted while it shrinks (quickjs 477, quickjs-ng 1297)': `
    function double() {
      for (let at = 1; at < 1800; at += 37) {
        const buffer = new ArrayBuffer(256, { maxByteLength: 2560 });
        const view = new Uint8Array(buffer);
        for (let i = 0; i < 256; i++) view[i] = i;
        view[255] = 0;
        let calls = 0;
        try { view.sort((a, b) => { if (++calls === at) buffer.resize(10); return a - b }) } catch {}
        if (view.length > 256) return view.length;
      }
      return 'nothing';
    }`,
  'an item exchanged while its buffer shrinks (quickjs 492)': `
    function double() {
      const buffer = new ArrayBuffer(4096, { maxByteLength: 4096 });
      const view = new Int32Array(buffer);
      let copy;
      try { copy = view.with(0, { valueOf() { buffer.resize(4); return 0 } }) } catch { return 'nothing' }
      return copy.some((item) => item !== 0) || 'nothing';
    }`,
  'an atomic operation whose buffer moves meanwhile (quickjs 508, quickjs-ng 1301)': `
    function double() {
      for (const name of ['add', 'sub', 'and', 'or', 'xor', 'exchange', 'store']) {
        const buffer = new ArrayBuffer(1024, { maxByteLength: 1024 * 1024 });
        const view = new Int32Array(buffer);
        const spray = [];
        try {
          Atomics[name](view, 200, { valueOf() {
            buffer.resize(0);
            for (let i = 0; i < 100; i++) spray.push(new Int32Array(256));
            return 0x41414141;
          } });
        } catch {}
        if (spray.some((one) => one.includes(0x41414141))) return name;
      }
      return 'nothing';
    }`,
  'an atomic exchange whose buffer moves meanwhile (quickjs 508)': `
    function double() {
      const buffer = new ArrayBuffer(1024, { maxByteLength: 1024 * 1024 });
      const view = new Int32Array(buffer);
      const spray = [];
      try {
        Atomics.compareExchange(view, 200, 0, { valueOf() {
          buffer.resize(0);
          for (let i = 0; i < 100; i++) spray.push(new Int32Array(256));
          return 0x42424242;
        } });
      } catch {}
      return spray.some((one) => one.includes(0x42424242)) || 'nothing';
    }`,
  'a slice of a buffer that shrinks in its species (quickjs 451, quickjs-ng 1210)': `
    function double() {
      const buffer = new ArrayBuffer(4000, { maxByteLength: 8000 });
      Object.defineProperty(ArrayBuffer, Symbol.species, {
        value: function (length) { buffer.resize(100); return new ArrayBuffer(length) },
      });
      try { return new Uint8Array(buffer.slice(500, 4000)).some((byte) => byte !== 0) || 'nothing' } catch { return 'nothing' }
    }`,
  'a typed array filled while its buffer shrinks': `
    function double() {
      const buffer = new ArrayBuffer(65536, { maxByteLength: 65536 });
      const view = new Uint8Array(buffer);
      const spray = [];
      try {
        view.fill({ valueOf() {
          buffer.resize(0);
          for (let i = 0; i < 50; i++) spray.push(new Uint8Array(65536));
          return 67;
        } });
      } catch {}
      return spray.some((one) => one.includes(67)) || 'nothing';
    }`,
  'a part of a typed array moved while its buffer shrinks': `
    function double() {
      const buffer = new ArrayBuffer(65536, { maxByteLength: 65536 });
      const view = new Uint8Array(buffer);
      try { view.copyWithin(0, { valueOf() { buffer.resize(16); return 8 } }) } catch {}
      return view.length > 65536 || view.some((byte) => byte !== 0) || 'nothing';
    }`,
  'a typed array set from a list that shrinks its buffer': `
    function double() {
      const buffer = new ArrayBuffer(65536, { maxByteLength: 65536 });
      const view = new Uint8Array(buffer);
      const spray = [];
      const list = { length: 65536, get 0() {
        buffer.resize(0);
        for (let i = 0; i < 50; i++) spray.push(new Uint8Array(65536));
        return 1;
      } };
      for (let i = 1; i < 200; i++) list[i] = 68;
      try { view.set(list) } catch {}
      return spray.some((one) => one.includes(68)) || 'nothing';
    }`,
  'a data view written while its buffer shrinks': `
    function double() {
      const buffer = new ArrayBuffer(65536, { maxByteLength: 65536 });
      const view = new DataView(buffer);
      const spray = [];
      try {
        view.setUint32(60000, { valueOf() {
          buffer.resize(0);
          for (let i = 0; i < 50; i++) spray.push(new Uint8Array(65536));
          return 0x45454545;
        } });
      } catch {}
      return spray.some((one) => one.includes(0x45)) || 'nothing';
    }`,
  'iterators joined and ended from within (quickjs-ng 1368, 1440)': `
    function double() {
      let outer;
      const own = { [Symbol.iterator]() {
        return { get next() { try { outer.return() } catch {} return () => ({ done: true, value: 0 }) } };
      } };
      if (!Iterator.concat) return 'nothing';
      outer = Iterator.concat(own, [1, 2, 3]);
      const spray = [];
      try { outer.next() } catch {}
      for (let i = 0; i < 1000; i++) spray.push({ i });
      try { outer.next(); outer.next() } catch {}
      return 'nothing';
    }`,
  'objects registered for their end that end each other (quickjs-ng 1318)': `
    function double() {
      const registry = new FinalizationRegistry(() => {});
      for (let i = 0; i < 2000; i++) { const one = { i }; registry.register(one, one.i, one); if (i % 3) registry.unregister(one) }
      return 'nothing';
    }`,
  'weak references to objects of a cycle (quickjs-ng 1352)': `
    function double() {
      const all = [];
      for (let i = 0; i < 2000; i++) {
        const one = {}; const other = { one }; one.other = other;
        all.push(new WeakRef(one), new WeakRef(other));
        new WeakMap([[one, other]]); new WeakSet([one, other]);
      }
      for (let i = 0; i < 1e5; i++) ({ i });
      return all.filter((one) => { const found = one.deref(); return found && !('one' in found || 'other' in found) }).length || 'nothing';
    }`,
  'an array emptied while its items are joined': `
    function double() {
      const list = [];
      for (let i = 0; i < 5000; i++) list.push(i);
      list[2] = { toString() { list.length = 0; for (let i = 0; i < 100; i++) ([]).push({}); return 'x' } };
      return list.join('').length > 5010 ? list.join('') : 'nothing';
    }`,
  'an array emptied while it is looked through': `
    function double() {
      const list = [1, 2, 3, 4];
      const shrink = { valueOf() { list.length = 0; return 0 } };
      list.indexOf(9, shrink); list.lastIndexOf(9, { valueOf() { list.length = 0; return 3 } });
      list.includes(9, shrink); list.fill(7, shrink); list.copyWithin(0, shrink);
      return list.flat().concat(list).some((item) => item !== 7) || 'nothing';
    }`,
};

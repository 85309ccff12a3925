royal-gorge-notation/1
profile bga
player A 1 "Ann"
player B 2 "Bob"
player C 3 "Cid"
priority A
railroads RG SF CM FCC CSCC
privates Y3 Y4 G1 G4 B6
seed 17

# auction
1. A bids Y3 40
2. B bids Y3 45
3. C passes
4. A bids Y3 55
5. B bids Y3 70
6. A passes
7. C passes
8. A bids Y4 85
9. B passes
10. B passes
11. C bids G1 55
12. A bids G1 70
13. C bids G1 75
14. A bids G1 95
15. C passes
16. B bids G4 90
17. C passes
18. A passes
19. C bids B6 50
20. A passes
21. B bids B6 55
22. C bids B6 60
23. B passes
# stock round 1
24. C buys 1 CF&I pool
25. A founds RG 80
26. B buys 1 RG treasury
27. C founds SF 60
28. A buys 1 RG treasury
29. B buys 1 SF treasury
30. C passes
31. A buys 1 RG treasury
32. B buys 1 SF treasury
33. C buys 1 RG treasury
34. A passes
35. B passes
36. C buys 1 SF treasury
37. A passes
38. B buys 1 RG treasury
39. C passes
40. A passes
41. B buys 1 SF treasury
42. C buys 1 SF treasury
43. A passes
44. B passes
45. C buys 1 SF treasury
46. A passes
47. B passes
48. C buys 1 VGC pool
49. A passes
50. B passes
51. C passes
# operating round 1.1
52. RG takes steel D 10
53. RG takes steel B 10
54. RG takes steel C 10
55. RG lays 4@4 K3
56. RG takes steel C 40
57. RG lays 8@1 L4
58. RG lays 7@3 J4
59. RG takes steel C 30
60. RG lays 9@4 K5
61. RG lays 7@4 J6
62. RG lays 57@5 K7
63. RG buys train 2+ depot 80
64. RG buys train 2+ depot 80
65. SF takes steel A 10
66. SF lays 7@4 N16
67. SF lays 9@5 N14
68. SF takes steel A 10
69. SF lays 7@5 M13
70. SF lays 8@1 M15
71. SF lays 9@4 L16
72. SF lays 8@2 K17
73. SF buys train 2+ depot 80
74. SF buys train 2+ depot 80
75. SF passes
# operating round 1.2
76. RG lays 58@0 L8
77. RG passes
78. RG passes
79. RG runs 2+ L2-l4-k5-j6-K7-L8, 2+ L2-K3
80. RG pays out
81. RG passes
82. SF lays 27@5 N14
83. SF lays 28@5 N16
84. SF lays 9@2 J16
85. SF lays 23@4 L16
86. SF passes
87. SF runs nothing
# stock round 2
88. A buys 1 RG treasury
89. B passes
90. C sells 1 CF&I
91. C buys 1 RG treasury
92. A buys 1 SF treasury
93. B passes
94. C passes
95. A passes
# operating round 2.1
96. RG takes steel E 30
97. RG lays 87@0 L8
98. RG lays 27@4 J6
99. RG lays 9@0 L6
100. RG passes
101. RG passes
102. RG runs 2+ L2-l4-k5-j6-K7-L8, 2+ L2-K3
103. RG pays out
104. RG buys private Y3 20
105. SF lays 8@3 K15
106. SF passes
107. SF runs nothing
# operating round 2.2
108. RG lays 24@0 L6
109. RG lays 57@1 I7
110. RG lays 88@0 K3
111. RG lays 9@4 K9
112. RG lays 7@2 L10
113. RG lays 9@1 J10
114. RG places station I7
115. RG runs 2+ L2-l4-k5-j6-K7-L8, 2+ L2-K3
116. RG pays out
117. SF lays 29@5 M13
118. SF lays 9@2 I15
119. SF lays 4@2 H14
120. SF takes steel D 30
121. SF passes
122. SF runs 2+ O15-n14-m13-m15-l16-k17-j16-i15-H14
123. SF ships M15
124. SF withholds
# stock round 3
125. B buys 1 SF treasury
126. C sells 5 SF
127. C buys 1 VGC pool with B6
128. A buys 1 SF pool
129. B founds FCC 80
130. C founds CM 60
131. A buys 1 CM treasury
132. B passes
133. C buys 1 FCC treasury
134. A buys 1 CM treasury
135. B passes
136. C buys 1 FCC treasury
137. A sells 1 CM
138. A buys 1 FCC treasury
139. B passes
140. C sells 2 FCC
141. C sells 1 RG
142. C buys 1 CM treasury
143. A buys 1 SF pool
144. B passes
145. C buys 1 CM treasury
146. A sells 3 RG
147. A passes
148. B passes
149. C buys 1 CM treasury
150. A buys 1 FCC treasury
151. B passes
152. C buys 1 CM treasury
153. A buys 1 FCC treasury
154. B passes
155. C passes
156. A buys 1 SF pool
157. B passes
158. C sells 2 VGC
159. C sells 2 CM
160. C buys 1 CF&I pool
161. A sells 2 SF
162. A buys 1 FCC treasury
163. B passes
164. C buys 1 CF&I pool
165. A passes
166. B passes
167. C sells 2 CM
168. C buys 1 CF&I pool
169. A sells 1 CF&I
170. A buys 1 FCC treasury
171. B passes
172. C buys 1 CF&I pool
173. A buys 1 FCC treasury
174. B passes
175. C sells 2 CF&I
176. C passes
177. A passes
178. B passes
179. C passes
# operating round 3.1
180. FCC lays 57@1 I13
181. FCC lays 204@2 H14
182. FCC lays 14@3 I13
183. FCC lays 8@3 G13
184. FCC lays 7@5 G11
185. FCC takes steel A 40
186. FCC lays 23@2 I15
187. FCC buys train 3+ depot 180
188. FCC buys train 3+ depot 180
189. RG passes
190. RG places station K1
191. RG runs 2+ D12-E13-F12, 2+ K3-L2-l4-k5-j6-K7-L8
192. RG pays out
193. CM passes
194. CM buys train 4+ depot 400
195. SF passes
196. SF passes
197. SF buys train 3+ FCC 2
198. SF buys train 3+ FCC 170
# operating round 3.2
199. RG lays 8@4 I11
200. RG passes
201. RG buys train 3+ SF 4
202. RG buys train 3+ SF 1
203. FCC lays 25@1 L4
204. FCC passes
205. FCC buys train 4+ depot 400
206. FCC buys train 3+ RG 1
207. CM passes
208. SF takes steel E 20
209. SF lays 6@2 L14
210. SF passes
211. SF buys train 4+ FCC 3
212. SF buys train 3+ RG 3
# stock round 4
213. A buys 1 CM treasury
214. B passes
215. C buys 1 CM treasury
216. A buys 1 VGC pool
217. B passes
218. C buys 1 VGC pool
219. A sells 1 FCC
220. A buys 1 SF pool
221. B passes
222. C sells 1 VGC
223. C sells 1 RG
224. C buys 1 CF&I pool
225. A passes
226. B passes
227. C sells 2 CF&I
228. C buys 1 FCC pool
229. A passes
230. B passes
231. C buys 1 FCC pool
232. A passes
233. B passes
234. C sells 2 FCC
235. C passes
236. A sells 1 VGC
237. A buys 1 CF&I pool
238. B passes
239. C buys 1 CM pool
240. A passes
241. B passes
242. C buys 1 CM pool
243. A passes
244. B passes
245. C buys 1 SF pool
246. A passes
247. B passes
248. C buys 1 SF pool
249. A passes
250. B passes
251. C buys 1 CM pool
252. A passes
253. B passes
254. C sells 3 CM
255. C buys 1 SF pool
256. A sells 1 FCC
257. A passes
258. B passes
259. C passes
260. A buys 1 CM pool
261. B passes
262. C sells 1 CM
263. C sells 1 CF&I
264. C sells 3 SF
265. C founds CSCC 60
266. A buys 1 SF pool
267. B passes
268. C passes
269. A passes
# operating round 4.1
270. RG takes steel G 40
271. RG lays 19@1 K5
272. RG takes steel A 10
273. RG passes
274. RG buys train 4+ SF 4
275. RG buys train 3+ FCC 1
276. CSCC lays 15@2 K7
277. CSCC lays 9@3 H16
278. CSCC passes
279. CSCC buys train 5+ depot 500
280. FCC lays 63@3 K7
281. FCC lays 9@1 J12
282. FCC takes steel G 30
283. FCC takes steel E 30
284. FCC takes steel F 40
285. FCC takes steel B 40
286. FCC passes
287. FCC buys train 3+ SF 3
288. FCC buys train 5+ CSCC 1
289. SF takes steel B 40
290. SF passes
291. SF buys train 3+ FCC 4
292. SF buys train 3+ RG 3
293. CM takes steel C 40
294. CM passes
# operating round 4.2
295. RG takes steel B 0
296. RG takes steel E 40
297. RG lays 39@5 M13
298. RG passes
299. RG runs 4+ K3-L2-l4-k5-j6-K7-L8-k9-j10-i11-I13-H14-i15-j16-k17-l16-m15-m13-n14-O15
300. RG ships H14
301. RG withholds
302. RG buys train 3+ SF 3
303. RG pays debt
304. CSCC passes
305. CSCC buys train 3+ SF 7
306. FCC takes steel A 10
307. FCC takes steel G 40
308. FCC takes steel E 40
309. FCC passes
310. FCC runs 5+ O15-n14-m13-m15-l16-k17-j16-i15-H14-I13-i11-j10-k9-L8-K7-j6-k5-l4-L2
311. FCC pays out
312. FCC buys train 3+ CSCC 3
313. SF lays 9@1 K11
314. SF passes
315. SF passes
316. SF buys train 5+ FCC 3
317. SF buys train 3+ RG 2
318. SF pays debt
319. CM passes
# stock round 5
320. B buys 1 CSCC treasury
321. C passes
322. A buys 1 CSCC treasury
323. B passes
324. C passes
325. A sells 1 CF&I
326. A buys 1 CSCC treasury
327. B passes
328. C passes
329. A sells 2 CSCC
330. A buys 1 CM pool
331. B passes
332. C passes
333. A buys 1 SF pool
334. B passes
335. C sells 1 CM
336. C buys 1 SF pool
337. A buys 1 RG pool
338. B passes
339. C passes
340. A passes
# operating round 5.1
341. RG passes
342. RG runs 4+ K3-L2-l4-k5-j6-K7-L8-k9-j10-i11-I13-H14-i15-j16-k17-l16-m15-m13-n14-O15
343. RG pays out
344. RG buys train 5+ SF 43
345. RG passes
346. FCC passes
347. FCC runs 3+ O15-n14-m13-m15-l16-k17-j16-i15-H14-I13-i11-j10-k9-L8-l6-k5-K3-j4-J2
348. FCC pays out
349. FCC buys train 4+ RG 1
350. CSCC lays 44@1 J6
351. CSCC lays 20@1 K9
352. CSCC takes steel D 10
353. CSCC lays 6@2 H12
354. CSCC passes
355. CSCC places station H12
356. C sells 1 SF
357. CSCC buys train 3+ FCC 97
358. SF passes
359. SF passes
360. SF runs 3+ O15-n14-m13-m15-l16-k17-j16-i15-H14-I13-i11-j10-k9-L8-l6-k5-K3-j4-J2
361. SF withholds
362. SF buys train 4+ FCC 3
363. SF passes
364. CM passes
# operating round 5.2
365. RG takes steel A 20
366. RG takes steel E 40
367. RG takes steel G 40
368. RG passes
369. RG runs 5+ K3-L2-l4-k5-j6-K7-L8-k9-j10-i11-I13-H14-i15-j16-k17-l16-m15-m13-n14-O15
370. RG withholds
371. RG buys train 3+ SF 3
372. RG pays debt
373. FCC lays 7@3 J8
374. FCC takes steel G 30
375. FCC takes steel A 10
376. FCC lays 3@3 I17
377. FCC takes steel E 30
378. FCC lays 26@1 K11
379. FCC takes steel A 40
380. FCC lays 171@3 K7
381. FCC takes steel H 40
382. FCC takes steel A 10
383. FCC takes steel H 40
384. FCC takes steel A 10
385. FCC takes steel I 40
386. FCC passes
387. FCC buys train 3+ CSCC 1
388. FCC buys train 4+ SF 2
389. CSCC takes steel D 10
390. CSCC takes steel H 40
391. CSCC passes
392. CSCC buys train 3+ FCC 7
393. CM lays 3@1 C3
394. CM takes steel F 30
395. CM lays 8@2 B4
396. CM lays 25@4 B4
397. CM passes
398. CM runs nothing
399. SF passes
400. SF places station K7
401. SF buys train 6x2 depot 650
